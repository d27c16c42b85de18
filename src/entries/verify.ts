import type { Answer, Finding } from './verify/Finding.ts'
import { type Verified, verifySite } from './verify/verifySite.ts'

// The script of a page for operators, which checks the deployment against the header recipe
// (src/ops/headers/recipe.ts). The page shares no file with the cashier.

const WORDS = { passed: 'Correct', missing: 'Missing', wrong: 'Wrong', unchecked: 'Not checked' } as const
/** More than a second, so that a cache shows an age above 0. */
const PAUSE_MS = 1_500
const result = document.getElementById('result')
const sum = document.getElementById('sum')

async function fetchAnswer(address: string, method?: 'POST'): Promise<Answer> {
  const asPosted = method && { method, body: new URLSearchParams({ status: 'ok' }) }
  const answer = await fetch(address, { cache: 'no-store', ...asPosted })
  const { headers, status } = answer
  return {
    status,
    type: headers.get('content-type') ?? '',
    text: await answer.text(),
    header: (name) => headers.get(name),
  }
}

function show(all: readonly Verified[]): void {
  const findings = all.flatMap((document) => document.findings)
  const unchecked = findings.filter(({ state }) => state === 'unchecked').length
  const failed = findings.filter(({ state }) => state === 'missing' || state === 'wrong').length
  const total = findings.length
  if (failed > 0) showSummary('bad', `${failed} of ${total} checks failed.`)
  else if (unchecked > 0) showSummary('bad', `${unchecked} of ${total} checks could not be made. All others passed.`)
  else showSummary('good', `All ${total} checks passed.`)
  result?.replaceChildren(...all.map(section))
}

function section({ title, address, method, findings }: Verified): HTMLElement {
  const box = piece('section')
  const heading = piece('h2', title)
  const list = piece('ul')
  list.append(...[...findings].sort((a, b) => sortOrder(a) - sortOrder(b)).map(line))
  box.append(heading, piece('code', method === undefined ? address : `${method} ${address}`), list)
  return box
}

const sortOrder = ({ state }: Finding): number => (state === 'passed' ? 1 : 0)

function line({ state, what, why, todo }: Finding): HTMLElement {
  const item = piece('li')
  item.dataset.state = state
  const head = piece('p')
  head.append(piece('strong', WORDS[state]), ' ', piece('code', what))
  item.append(head, piece('p', why), ...(todo === '' ? [] : [piece('p', todo)]))
  return item
}

function piece(tag: string, text = ''): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}

function showSummary(tone: 'good' | 'bad', text: string): void {
  if (sum === null) return
  sum.dataset.tone = tone
  sum.textContent = text
}

const pause = () => new Promise((done) => setTimeout(done, PAUSE_MS))

verifySite(new URL('./', location.href).href, fetchAnswer, pause).then(show, (error: unknown) =>
  showSummary(
    'bad',
    `The deployment can't be read: ${error instanceof Error ? error.message : error}. Load this page again.`,
  ),
)
