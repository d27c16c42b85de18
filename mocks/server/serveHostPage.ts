import css from './host.css?raw'
import html from './host.html?raw'
import script from './host.js?raw'
import withPackage from './package.html?raw'
import { hostPageHeaders, openerPolicyIn } from './productionHeaders.ts'
import { type Exchange, reply, replyText } from './reply.ts'

const FILES: Readonly<Record<string, { ending: string; text: string }>> = {
  '/host.html': { ending: 'html', text: html },
  // The host page for the npm package; a test that opens this page must serve `/package/` itself.
  '/package.html': { ending: 'html', text: withPackage },
  '/host.js': { ending: 'js', text: script },
  '/host.css': { ending: 'css', text: css },
}

/**
 * The host's origin: a production-like page, with the widget from another origin. `?coop=` sets its opener policy.
 */
export function serveHostPage(exchange: Exchange, widgetOrigin: string): void {
  const { pathname } = exchange.url
  const headers = hostPageHeaders(widgetOrigin, openerPolicyIn(exchange.url))
  const file = FILES[pathname === '/' ? '/host.html' : pathname]
  if (file) reply(exchange, { ending: file.ending, body: file.text.replace('WIDGET_ORIGIN', widgetOrigin), headers })
  else replyText(exchange, 404, `The host has no ${pathname}; its page is /host.html.`)
}
