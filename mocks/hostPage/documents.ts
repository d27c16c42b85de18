import { DOCUMENTS_PATH, type DocumentReport } from '../documents/DocumentReport.ts'
import { copyButton } from './copyButton.ts'
import { element } from './element.ts'

/** The panel that lists the method folder files with mistakes. */
export function documentsPanel() {
  const panel = element('documents', HTMLElement)
  const sum = element('documentsSum', HTMLParagraphElement)
  const list = element('documentsList', HTMLDivElement)
  let newest = 0
  let shown: readonly DocumentReport[] = []
  const copy = copyButton(() => shown.flatMap(({ findings }) => findings.map(({ text }) => text)).join('\n'))
  copy.hidden = true
  list.role = 'group'
  list.ariaLabel = 'Files with mistakes'
  // Focusable, so that the keyboard can scroll it.
  list.tabIndex = 0
  sum.after(copy)

  function draw(reports: readonly DocumentReport[]): void {
    shown = reports
    copy.hidden = reports.length === 0
    const refused = reports.filter(({ isRefused }) => isRefused).length
    panel.dataset.tone = refused > 0 ? 'bad' : reports.length > 0 ? 'warn' : 'good'
    sum.textContent = sumOf(reports.length, refused)
    list.replaceChildren(...reports.map(itemOf))
    list.hidden = reports.length === 0
  }

  return {
    /** Requests the reports from the dev server (mocks/documents/devDocuments.ts). Outdated answers are dropped. */
    async refresh(scenario: string): Promise<void> {
      newest += 1
      const mine = newest
      const read = await fetchReports(scenario)
      if (mine !== newest) return
      if (typeof read !== 'string') return draw(read)
      draw([])
      panel.dataset.tone = 'bad'
      sum.textContent = read
    },
  }
}

/** The reports, or the reason why there are none. */
async function fetchReports(scenario: string): Promise<readonly DocumentReport[] | string> {
  try {
    const answer = await fetch(`${DOCUMENTS_PATH}?${new URLSearchParams({ scenario })}`)
    const body = await answer.json()
    return answer.ok ? body : `The documents can't be checked: ${body.message}`
  } catch {
    return "The documents can't be checked: the dev server does not answer. Is `npm start` still running?"
  }
}

function sumOf(all: number, refused: number): string {
  if (all === 0) return 'Every method folder is good.'
  const files = `${all} ${all === 1 ? 'file has' : 'files have'} mistakes`
  return refused === 0
    ? `${files}; all are used.`
    : `${files}; ${refused} of them ${refused === 1 ? 'is' : 'are'} not used.`
}

function itemOf({ effect, findings, isRefused, path }: DocumentReport): HTMLElement {
  const item = document.createElement('article')
  item.dataset.tone = isRefused ? 'bad' : 'warn'
  item.append(
    textIn('h3', path),
    textIn('p', effect, 'effect'),
    ...findings.map(({ code, column, line, message, where }) => {
      const row = textIn('p', '', 'finding')
      row.append(textIn('code', `${line}:${column}`), ' ', textIn('code', code), ` ${where}: ${message}`)
      return row
    }),
  )
  return item
}

function textIn(tag: string, text: string, name = ''): HTMLElement {
  const element = document.createElement(tag)
  element.className = name
  element.textContent = text
  return element
}
