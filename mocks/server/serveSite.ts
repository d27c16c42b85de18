import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { isRecord } from '../../schemas/isRecord.ts'
import {
  captchaHeaders,
  fileHeaders,
  type HeaderSettings,
  helperHeaders,
  uncachedHeaders,
  widgetHeaders,
} from '../../src/ops/headers/recipe.ts'
import { type SiteAnswer, siteAnswer } from '../../src/ops/headers/siteAnswer.ts'
import { type Exchange, reply } from './reply.ts'

export interface Site extends HeaderSettings {
  readonly siteDir: string
  readonly widgetOrigin: string
  /** Merged member by member into the page's configuration block. */
  readonly config: Readonly<Record<string, unknown>>
}

/** The origins of the mock provider. */
const LOOPBACK = ['http://127.0.0.1:*', 'http://localhost:*']

const CONFIG_BLOCK = /(<script\b[^>]*\bid="paywidget-config"[^>]*>)([\s\S]*?)(<\/script>)/

/** Serves the built site like a server with the generated header recipe. */
export async function serveSite(exchange: Exchange, site: Site, inner: string): Promise<void> {
  const path = normalize(`/${decodeURIComponent(inner)}`)
  const { as, file, status } = siteAnswer(exchange.request.method ?? 'GET', path, (name) => isFile(site.siteDir, name))
  const bytes = file === undefined ? undefined : await readFile(join(site.siteDir, file)).catch(() => undefined)
  if (file === undefined || bytes === undefined) {
    const body = status === 405 ? 'This file can only be read.' : absence(site.siteDir, file ?? path)
    return reply(exchange, { status: status === 200 ? 404 : status, ending: 'txt', body, headers: uncachedHeaders() })
  }
  const ending = file.slice(file.lastIndexOf('.') + 1)
  const body = ending === 'html' ? withConfig(bytes.toString('utf8'), site.config) : bytes
  const brotli = as === 'file' ? await readFile(join(site.siteDir, `${file}.br`)).catch(() => undefined) : undefined
  reply(exchange, { ending, body, brotli, headers: headersOf(as, file, site) })
}

function headersOf(as: SiteAnswer['as'], file: string, site: Site): Readonly<Record<string, string>> {
  if (as === 'helper') return helperHeaders(LOOPBACK)
  if (as === 'captcha') return captchaHeaders([site.widgetOrigin, ...site.hostOrigins], LOOPBACK)
  if (as === 'layoutIndex') return uncachedHeaders()
  return as === 'file' ? fileHeaders(file) : widgetHeaders(site)
}

const isFile = (siteDir: string, name: string) =>
  statSync(join(siteDir, name), { throwIfNoEntry: false })?.isFile() === true

function absence(siteDir: string, name: string): string {
  return `${name} is not in ${siteDir}. If the site is not built yet: npm run build.`
}

/** Merges `config` into the page's configuration block; a page without one stays unchanged. */
function withConfig(html: string, config: Readonly<Record<string, unknown>>): string {
  return html.replace(CONFIG_BLOCK, (_, open: string, json: string, close: string) => {
    const own: unknown = json.trim() === '' ? {} : JSON.parse(json)
    const text = JSON.stringify({ ...(isRecord(own) ? own : {}), ...config })
    // Escape "<", because the first "</script>" would end the data block.
    return `${open}${text.replaceAll('<', '\\u003c')}${close}`
  })
}
