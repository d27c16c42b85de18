import type { Plugin } from 'vite'

const LINKS = /<link\b[^>]*\brel="(?:modulepreload|stylesheet)"[^>]*>/g
const SCRIPTS = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"[^>]*>/g
const CONFIG = /id="paywidget-config"[^>]*>([^<]*)</

/**
 * Adds `prefetch.html`: a page without a script of its own that loads the scripts and styles of the first screen, which
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

/** The page that prefetches what this page needs. */
export function prefetchOf(html: string): string {
  const scripts = [...html.matchAll(SCRIPTS)].map(([, src]) => `<link rel="modulepreload" crossorigin href="${src}">`)
  const { api } = JSON.parse(CONFIG.exec(html)?.[1]?.trim() || '{}')
  const origin = /^https?:\/\/[^/"]+/.exec(String(api?.base ?? ''))?.[0]
  const connection = origin === undefined ? [] : [`<link rel="preconnect" crossorigin href="${origin}">`]
  const lines = [...connection, ...scripts, ...(html.match(LINKS) ?? [])]
  return `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Payments</title>\n${lines.join('\n')}\n</head>\n<body></body>\n</html>\n`
}
