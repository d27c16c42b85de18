import { readBody } from './readBody.ts'
import { type Content, type Exchange, reply, replyJson } from './reply.ts'

const REPORTS = '/__problems'
const SCRIPT = '/__watch.js'
const NONCE = 'watch'

/** Collects errors in served pages, for browsers whose console and errors can't be read from outside. */
export interface PageWatch {
  /** Adds the watching script to an HTML document, and a `report-uri` to the document's policy. */
  decorate(content: Content, origin: string): Content
  /**
   * Serves the script and the reports: POST adds a report, GET returns and removes all. Returns false for other paths.
   */
  serve(exchange: Exchange): Promise<boolean>
}

export function createPageWatch(): PageWatch {
  const problems: string[] = []
  return {
    decorate: (content, origin) => (content.ending === 'html' ? watched(content, origin) : content),

    async serve(exchange) {
      const { pathname } = exchange.url
      if (pathname === SCRIPT) {
        const headers = { 'cache-control': 'no-store', 'cross-origin-resource-policy': 'cross-origin' }
        reply(exchange, { ending: 'js', body: `(${watch})('${REPORTS}')`, headers })
        return true
      }
      if (pathname !== REPORTS) return false
      if (exchange.request.method === 'POST') problems.push(inWords(await readBody(exchange.request)))
      replyJson(exchange, exchange.request.method === 'POST' ? {} : problems.splice(0))
      return true
    },
  }
}

/** Adds only the two paths above to the policy, so a page can do no more than without the watch. */
function watched({ body, headers, ...rest }: Content, origin: string): Content {
  const policy = headers['content-security-policy'] ?? ''
  const hasScripts = policy.includes('script-src ')
  const open = `${policy}; report-uri ${REPORTS}`
    .replace('script-src ', `script-src 'nonce-${NONCE}' `)
    .replace(/connect-src |$/, (at) => (at === '' ? `; connect-src ${origin}${REPORTS}` : `${at}${origin}${REPORTS} `))
  const tag = `<script nonce="${NONCE}" src="${SCRIPT}"></script>`
  const html = typeof body === 'string' ? body : Buffer.from(body).toString('utf8')
  return {
    ...rest,
    headers: { ...headers, 'content-security-policy': open },
    body: hasScripts ? html.replace(/<head[^>]*>/, (head) => head + tag) : html,
  }
}

/** Runs in the page, before its own scripts. */
function watch(reports: string): void {
  const tell = (text: string) => navigator.sendBeacon(reports, `${text} (${location.pathname})`)
  const why = (reason: unknown) => (reason instanceof Error ? `${reason.message} ${reason.stack}` : String(reason))
  addEventListener('error', ({ message, filename, lineno }) => tell(`uncaught: ${message} ${filename}:${lineno}`))
  addEventListener('unhandledrejection', ({ reason }) => tell(`rejected: ${why(reason)}`))
  const print = console.error
  console.error = (...values: readonly unknown[]) => {
    tell(`console: ${values.map(why).join(' ')}`)
    print.apply(console, [...values])
  }
}

/** A report of a violation is JSON; others are text. */
function inWords(body: string): string {
  if (!body.includes('"csp-report"')) return body
  const { 'csp-report': report } = JSON.parse(body) as { 'csp-report': Readonly<Record<string, string>> }
  const directive = report['effective-directive'] ?? report['violated-directive']
  return `policy: ${directive} blocked ${report['blocked-uri']} (${report['document-uri']})`
}
