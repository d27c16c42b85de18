import type { Plugin } from 'vite'

/**
 * Parts of the router that nobody calls, and that its one big module would bring to the list all the same: about 1.2 kB.
 * Scrolls are not restored here (`scrollRestoration: false`); of that module only the way to the top of a new page is left.
 * Queries are plain texts (`parseSearch`, `stringifySearch`), so the router's own JSON of them is never read.
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

/** Nothing of ours stands among the names of a page (B32), and a cashier that was taken away is held by nobody. */
const GLOBAL_NAME = /if \([^\n]*\) self\.__TSR_ROUTER__ = this;/

export function slimRouter(): Plugin {
  const used = new Set<string>()
  return {
    name: 'paywidget-slim-router',
    apply: 'build',
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
      if (!GLOBAL_NAME.test(code)) throw new Error('The router says its global name otherwise: look again.')
      return { code: code.replace(GLOBAL_NAME, ''), map: null }
    },
    buildEnd(error) {
      const unused = Object.keys(STAND_INS).filter((name) => !used.has(name))
      if (error === undefined && used.size > 0 && unused.length > 0) {
        throw new Error(
          `The router has no ${unused.join(', ')} any more: look again at what .ci/vite/slimRouter.ts leaves out.`,
        )
      }
    },
  }
}
