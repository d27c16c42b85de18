import type { Cashiers } from '../cashier/createCashiers.ts'
import { providerHeaders } from './productionHeaders.ts'
import css from './provider.css?raw'
import { readBody } from './readBody.ts'
import { type Exchange, reply, replyText } from './reply.ts'

/** The path of a deposit's page. The token is in the path, because a form sent by GET replaces the query. */
export const providerPath = (depositId: string, token: string): string =>
  `/provider/${encodeURIComponent(depositId)}/${encodeURIComponent(token)}`

/** The payment provider's page: pay or decline. The token may be in `?token=` instead of the path. */
export async function serveProvider(exchange: Exchange, cashiers: Cashiers): Promise<void> {
  const { request, url } = exchange
  if (url.pathname === '/provider/provider.css') {
    return reply(exchange, { ending: 'css', body: css, headers: providerHeaders() })
  }
  const [, , depositId = '', inPath] = url.pathname.split('/').map(decodeURIComponent)
  const token = inPath || url.searchParams.get('token') || ''
  const cashier = cashiers.of(token)
  const deposit = cashier.deposits().find(({ id }) => id === depositId)
  if (!deposit) return replyText(exchange, 404, `The provider knows no deposit ${depositId}.`)
  const sent = new URLSearchParams(request.method === 'POST' ? await readBody(request) : url.search)
  const decision = request.method === 'POST' ? sent.get('decision') : null
  if (decision !== null) cashier.setStatus(depositId, decision === 'pay' ? 1 : 2)
  const sum = `${deposit.amount} ${deposit.currency}`
  const body = decision === null ? askPage(providerPath(depositId, token), sum, sent) : donePage(decision, sum, deposit)
  reply(exchange, { ending: 'html', body, headers: providerHeaders() })
}

function askPage(path: string, sum: string, sent: URLSearchParams): string {
  const rows = [...sent].map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join('')
  return page(
    'Pay',
    `<h1>Pay ${escaped(sum)}</h1><dl>${rows}</dl>
<form method="post" action="${escaped(path)}">
<button name="decision" value="pay">Pay</button><button name="decision" value="decline" class="quiet">Decline</button>
</form>`,
  )
}

function donePage(decision: string, sum: string, { returnUrl }: { returnUrl: string }): string {
  const isWeb = /^https?:\/\//.test(returnUrl)
  // Some providers, such as 3-D Secure pages, return by POST, and some append text to the path (N15, N16).
  const link = isWeb
    ? `<p><a href="${escaped(returnUrl)}">Back to the merchant</a></p>
<form method="post" action="${escaped(`${returnUrl}&status=ok`)}"><button name="PaRes" value="eJzVWFmT" class="quiet">Back by POST</button></form>`
    : ''
  const title = decision === 'pay' ? 'Payment made' : 'Payment declined'
  return page(title, `<h1>${title}</h1><p>${escaped(sum)}. You can close this window.</p>${link}`)
}

function page(title: string, main: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Demo Provider</title><link rel="stylesheet" href="/provider/provider.css"></head>
<body><main>${main}</main></body></html>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
