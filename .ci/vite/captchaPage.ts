import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { scriptOf } from './scriptOf.ts'
import { FILES_BASE, SITE_BASE } from './sitePaths.ts'

const ENTRY = 'src/entries/captcha.ts'
const PAGE = 'src/entries/captcha.html'

/**
 * Builds the captcha page (D-08), which shares no file with the widget. Its script is classic, because a page with an
 * opaque origin can't load modules. A short inline script starts it; the page's CSP contains the hash of that script.
 */
export function captchaPage(): Plugin {
  return {
    name: 'paywidget-captcha-page',
    async buildStart() {
      if (this.environment.config.consumer !== 'client' || this.environment.mode !== 'build') return
      for (const file of [ENTRY, PAGE]) this.addWatchFile(resolve(file))
      const source = await scriptOf(ENTRY, 'iife')
      const fileName = `static/captcha-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName, source })
      this.emitFile({ type: 'asset', fileName: 'captcha.html', source: pageWith(`${FILES}${fileName}`) })
    },
    configureServer(server) {
      server.middlewares.use('/paywidget/captcha.html', (_, response) => {
        response.setHeader('content-type', 'text/html; charset=utf-8').end(pageWith('./static/captcha.js'))
      })
      server.middlewares.use('/paywidget/static/captcha.js', (_, response, next) => {
        scriptOf(ENTRY, 'iife').then((source) => {
          response.setHeader('content-type', 'text/javascript; charset=utf-8').end(source)
        }, next)
      })
    },
  }
}

/** Relative where possible: the captcha page may be copied to another origin together with its script. */
const FILES = FILES_BASE === SITE_BASE ? './' : FILES_BASE

const pageWith = (script: string): string => readFileSync(resolve(PAGE), 'utf8').replace('%SCRIPT%', script)
