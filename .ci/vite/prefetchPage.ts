import type { Plugin } from 'vite'

const LINKS = /<link\b[^>]*\brel="(?:modulepreload|stylesheet|preload)"[^>]*>/g
const SCRIPTS = /<script\b(?=[^>]*\btype="module")[^>]*\bsrc="([^"]+)"[^>]*>/g
const CLASSIC = /<script\b(?![^>]*\btype=)[^>]*\bsrc="([^"]+)"[^>]*>/g
const CONFIG = /id="paywidget-config"[^>]*>([^<]*)</

/**
 * Adds `prefetch.html`: a page without a script of its own that loads the scripts, styles and English texts of the first screen, which
 * `prefetch()` of the npm package opens in a hidden frame before the player opens the cashier.
 */
export function prefetchPage(): Plugin {
  return {
    name: 'paywidget-prefetch-page',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = Object.values(bundle).find(({ fileName }) => fileName === 'index.html')
      if (page?.type !== 'asset') return
      this.emitFile({ type: 'asset', fileName: 'prefetch.html', source: prefetchOf(String(page.source)) })
    },
  }
}

/**
 * A preload that the page itself does not use makes Chrome write a warning to the host's console. So a style sheet is
 * loaded as one, and everything else by `prefetch`.
 */
function unannounced(link: string): string {
  if (!link.includes('rel="preload"')) return link
  return link.includes('.css"')
    ? link.replace('rel="preload" as="fetch"', 'rel="stylesheet"')
    : link.replace('rel="preload"', 'rel="prefetch"')
}

/** The page that prefetches what this page needs. */
export function prefetchOf(html: string): string {
  const scripts = [...html.matchAll(SCRIPTS)].map(([, src]) => `<link rel="modulepreload" crossorigin href="${src}">`)
  const classic = [...html.matchAll(CLASSIC)].map(([, src]) => `<link rel="prefetch" as="script" href="${src}">`)
  const { api } = JSON.parse(CONFIG.exec(html)?.[1]?.trim() || '{}')
  const origin = /^https?:\/\/[^/"]+/.exec(String(api?.base ?? ''))?.[0]
  const connection = origin === undefined ? [] : [`<link rel="preconnect" crossorigin href="${origin}">`]
  const lines = [...connection, ...scripts, ...classic, ...(html.match(LINKS) ?? []).map(unannounced)]
  return `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Payments</title>\n${lines.join('\n')}\n</head>\n<body></body>\n</html>\n`
}
