import { delay, HttpResponse, http, type RequestHandler } from 'msw'
import { GUIDE_FILES, ICONS } from '../../fixtures/index.ts'
import { answerOverHttp } from '../cashier/answerOverHttp.ts'
import { type CashierAnswer, dateOf } from '../cashier/CashierAnswer.ts'
import type { Cashiers } from '../cashier/createCashiers.ts'
import type { LayoutFiles } from '../cashier/layoutFiles.ts'
import { wireText } from '../cashier/wireText.ts'
import { masked } from '../hostPage/masked.ts'
import type { CallNotice } from './channels.ts'

export interface HandlerNeeds {
  readonly cashiers: Cashiers
  /** The static path, with a trailing slash. */
  readonly staticPath: string
  /** The published layouts. API requests name their scenario in the token; requests for static files have none. */
  readonly layouts: () => Promise<LayoutFiles>
  readonly onCall: (notice: CallNotice) => void
}

/** The same cashier as in `mocks/server`, inside the browser. */
export function handlers({ cashiers, layouts, staticPath, onCall }: HandlerNeeds): RequestHandler[] {
  return [
    http.all('/api/*', ({ request }) => watched(request, onCall, (asked) => answerTo(asked, cashiers))),
    http.get(`${staticPath}layouts/:file`, async ({ params }) => {
      const { documents, index } = await layouts()
      const text = params.file === 'index.json' ? index : documents.get(String(params.file))
      return text === undefined ? missing() : file(text, 'application/json')
    }),
    // The widget reads only the headers.
    http.head(`${staticPath}layouts/index.json`, () => new HttpResponse(null)),
    http.get(`${staticPath}icons/:file`, ({ params }) => {
      const svg = ICONS[String(params.file).replace(/\.svg$/, '')]
      return svg === undefined ? missing() : file(svg, 'image/svg+xml')
    }),
    // Serves the pictures and videos of payment instructions.
    http.get(`${staticPath}:folder/:file`, ({ params: { folder, file: name } }) => {
      const guide = GUIDE_FILES.get(`${folder}/${name}`)
      return guide && file(guide.body, guide.type)
    }),
  ]
}

async function watched(
  request: Request,
  onCall: HandlerNeeds['onCall'],
  answer: (request: Request) => Promise<CashierAnswer>,
): Promise<Response> {
  const { href, pathname } = new URL(request.url)
  const token = request.headers.get('authorization') ?? ''
  const start = performance.now()
  const notice = { id: crypto.randomUUID(), at: Date.now(), method: request.method, path: pathname }
  const sent = masked({ address: href, ...(await wholeOf(request)) }, token)
  onCall({ ...notice, sent })
  const given = await answer(request)
  if (given.kind !== 'hang' && given.delayMs) await delay(given.delayMs)
  const status = 'status' in given ? given.status : given.kind
  const response = responseOf(given)
  const got = response && masked(await wholeOf(response), token)
  onCall({ ...notice, sent, outcome: { status, ms: Math.round(performance.now() - start), ...got } })
  return response ?? noResponse(given)
}

/** Headers and body. Reads a clone, because a body can be read only once. */
async function wholeOf(message: Request | Response) {
  const text = await message.clone().text()
  return { headers: Object.fromEntries(message.headers), ...(text !== '' && { body: parsed(text) }) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function answerTo(request: Request, cashiers: Cashiers): Promise<CashierAnswer> {
  const headers = Object.fromEntries(request.headers)
  const call = { verb: request.method, url: new URL(request.url), headers, body: () => request.text() }
  return answerOverHttp(call, cashiers)
}

function responseOf(answer: CashierAnswer): Response | undefined {
  switch (answer.kind) {
    case 'hang':
    case 'reset':
      return undefined
    case 'html':
      return HttpResponse.html(answer.html, { status: answer.status, headers: dateOf(answer) })
    case 'json':
      if (answer.body === undefined) return new HttpResponse(null, { status: answer.status, headers: dateOf(answer) })
      return new HttpResponse(wireText(answer.body), {
        status: answer.status,
        headers: { 'content-type': 'application/json', ...dateOf(answer) },
      })
  }
}

async function noResponse({ kind }: CashierAnswer): Promise<Response> {
  if (kind === 'hang') await delay('infinite')
  return HttpResponse.error()
}

const missing = (): Response => new HttpResponse(null, { status: 404 })
const file = (body: string | Uint8Array<ArrayBuffer>, type: string): Response =>
  new HttpResponse(body, { headers: { 'content-type': type } })
