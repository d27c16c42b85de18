import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import {
  captchaHeaders,
  fileHeaders,
  type HeaderSettings,
  helperHeaders,
  widgetHeaders,
} from '../../src/ops/headers/recipe.ts'
import { isRecord } from '../cashier/problemsOf.ts'
import { type Exchange, reply, replyText } from './reply.ts'

export interface Site extends HeaderSettings {
  readonly siteDir: string
  readonly widgetOrigin: string
  /** What is put into the page's configuration block, member by member over what stands there. */
  readonly config: Readonly<Record<string, unknown>>
}

/** Where the pretended provider is. */
const LOOPBACK = ['http://127.0.0.1:*', 'http://localhost:*']

const CONFIG_BLOCK = /(<script\b[^>]*\bid="paywidget-config"[^>]*>)([\s\S]*?)(<\/script>)/

/** A file of the built site; a path without an ending is a page of the widget's own router. */
export async function serveSite(exchange: Exchange, site: Site, inner: string): Promise<void> {
  const path = normalize(`/${decodeURIComponent(inner)}`)
  // The helper window's page has another name as well. Its headers are its own, so this must be the server's doing.
  const name = path === '/form' ? '/helper.html' : pageOrFile(path)
  const bytes = await readFile(join(site.siteDir, name)).catch(() => undefined)
  if (!bytes) return replyText(exchange, 404, absence(site.siteDir, name))
  const ending = name.slice(name.lastIndexOf('.') + 1)
  if (ending !== 'html') return reply(exchange, { ending, body: bytes, headers: fileHeaders(name) })
  const headers = headersOf(name, site)
  reply(exchange, { ending, body: withConfig(bytes.toString('utf8'), site.config), headers })
}

function headersOf(name: string, site: Site): Readonly<Record<string, string>> {
  if (name === '/helper.html') return helperHeaders(LOOPBACK)
  if (name === '/captcha.html') return captchaHeaders([site.widgetOrigin, ...site.hostOrigins], LOOPBACK)
  return widgetHeaders(site)
}

const pageOrFile = (path: string) => (path.endsWith('/') || !/\.\w+$/.test(path) ? '/index.html' : path)

function absence(siteDir: string, name: string): string {
  return `${name} is not in ${siteDir}. If the site is not built yet: npm run build.`
}

/** The page with `config` laid over its configuration block; a page without one stays as it is. */
function withConfig(html: string, config: Readonly<Record<string, unknown>>): string {
  return html.replace(CONFIG_BLOCK, (_, open: string, json: string, close: string) => {
    const own: unknown = json.trim() === '' ? {} : JSON.parse(json)
    const text = JSON.stringify({ ...(isRecord(own) ? own : {}), ...config })
    // A data block ends at the first "</script>", wherever it stands.
    return `${open}${text.replaceAll('<', '\\u003c')}${close}`
  })
}
