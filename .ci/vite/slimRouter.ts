import type { Plugin } from 'vite'

/**
 * Stand-ins for unused parts of the router, which tree shaking can't remove: about 1.2 kB of the first screen.
 * Scroll restoration is off (`scrollRestoration: false`), so only the scroll to the top of a new page is kept. Queries
 * are plain strings (`parseSearch`, `stringifySearch`), so the router's own JSON format of queries is never used.
 */
const STAND_INS: Readonly<Record<string, string>> = {
  './scroll-restoration.js': `
    export function setupScrollRestoration(router) {
      const scroll = router._scroll
      if (scroll.r) return
      scroll.r = true
      router.subscribe('onRendered', ({ toLocation }) => {
        const isReset = scroll.n
        scroll.n = true
        scroll.h = false
        if (toLocation.hash) document.getElementById(toLocation.hash)?.scrollIntoView()
        else if (isReset) scrollTo({ top: 0, left: 0 })
      })
    }
    export const defaultGetScrollRestorationKey = undefined
    export const getElementScrollRestorationEntry = undefined
    export const storageKey = undefined`,
  './searchParams.js': `
    export const defaultParseSearch = undefined
    export const defaultStringifySearch = undefined
    export const parseSearchWith = undefined
    export const stringifySearchWith = undefined`,
}

/** Removed: the widget defines no globals in a page (B32), and a global would keep an unmounted cashier in memory. */
const GLOBAL_NAME = /if \([^\n]*\) self\.__TSR_ROUTER__ = this;/

export function slimRouter(): Plugin {
  const used = new Set<string>()
  return {
    name: 'paywidget-slim-router',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!(id in STAND_INS) || !/@tanstack[\\/]router-core[\\/]dist[\\/]esm[\\/]/.test(importer ?? ''))
        return undefined
      return `\0router:${id}`
    },
    load(id) {
      if (!id.startsWith('\0router:')) return undefined
      used.add(id.slice('\0router:'.length))
      return { code: STAND_INS[id.slice('\0router:'.length)] ?? '', map: null, moduleSideEffects: false }
    },
    transform(code, id) {
      if (!/@tanstack[\\/]router-core[\\/]dist[\\/]esm[\\/]router\.js$/.test(id)) return undefined
      if (!GLOBAL_NAME.test(code))
        throw new Error('The router defines its global name in another way: update .ci/vite/slimRouter.ts.')
      return { code: code.replace(GLOBAL_NAME, ''), map: null }
    },
    buildEnd(error) {
      const unused = Object.keys(STAND_INS).filter((name) => !used.has(name))
      if (error === undefined && used.size > 0 && unused.length > 0) {
        throw new Error(`The router has no ${unused.join(', ')} any more: update .ci/vite/slimRouter.ts.`)
      }
    },
  }
}
