import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const FLAGS = resolve('node_modules/country-flag-icons/3x2')

/** The flags of the countries, by code, under `static/flags/`: files, so that none is loaded before it is shown. */
export function flags(): Plugin {
  return {
    name: 'paywidget-flags',
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return
      for (const file of readdirSync(FLAGS)) {
        if (!/^[A-Z]{2}\.svg$/.test(file)) continue
        this.emitFile({ type: 'asset', fileName: `static/flags/${file}`, source: readFileSync(resolve(FLAGS, file)) })
      }
    },
    configureServer(server) {
      server.middlewares.use('/paywidget/static/flags', (request, response, next) => {
        const code = /^\/([A-Z]{2})\.svg/.exec(request.url ?? '')?.[1]
        if (code === undefined) return next()
        response.setHeader('content-type', 'image/svg+xml').end(readFileSync(resolve(FLAGS, `${code}.svg`)))
      })
    },
  }
}

/** The pages stand beside their entries in the source, and at the top of the site. */
export function pagesAtTop(): Plugin {
  return {
    name: 'paywidget-pages-at-top',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.fileName.endsWith('.html')) file.fileName = file.fileName.replace(/^.*\//, '')
      }
    },
  }
}

const FRAME_CHECK = resolve('.ci/vite/frameCheck.js')

/** The one plain script: a frame that is given no modules still says why (`.ci/vite/frameCheck.js`). */
export function frameCheck(): Plugin {
  const source = readFileSync(FRAME_CHECK)
  const fileName = `static/frameCheck-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`
  return {
    name: 'paywidget-frame-check',
    apply: 'build',
    generateBundle() {
      if (this.environment.config.consumer === 'client') this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { filename }) =>
        filename.endsWith('/entries/index.html')
          ? [{ tag: 'script', attrs: { async: true, src: `/paywidget/${fileName}` }, injectTo: 'body' }]
          : [],
    },
  }
}
