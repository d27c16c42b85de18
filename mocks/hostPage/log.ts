import { copyButton } from './copyButton.ts'
import { element } from './element.ts'

export interface Row {
  /** The first column: a direction or a method. */
  readonly mark: string
  readonly title: string
  /** Start time in ms. */
  readonly at: number
  readonly detail?: string
  readonly tone: 'in' | 'out' | 'good' | 'bad' | 'busy'
  /** Details shown when the row is expanded, by heading. */
  readonly parts?: Readonly<Record<string, unknown>>
}

// An endless list would slow down the page.
const MOST_ROWS = 300
/** Within this distance the list counts as scrolled to its end. */
const NEAR_PX = 8

/** A chronological log that stays scrolled to its end. A row with a known id replaces the earlier one. */
export function log(id: string) {
  const list = element(id, HTMLOListElement)
  const rows = new Map<string, HTMLLIElement>()
  // Focusable, so that the keyboard can scroll it.
  list.tabIndex = 0
  return {
    put(rowId: string, row: Row): void {
      const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX
      const item = itemOf(row)
      const before = rows.get(rowId)
      // An expanded row stays expanded when its answer arrives.
      if (before?.querySelector('details')?.open) item.querySelector('details')?.setAttribute('open', '')
      if (before) before.replaceWith(item)
      else list.append(item)
      rows.set(rowId, item)
      if (list.childElementCount > MOST_ROWS) list.firstElementChild?.remove()
      if (isAtEnd) list.scrollTop = list.scrollHeight
    },
    clear(): void {
      rows.clear()
      list.replaceChildren()
    },
  }
}

function itemOf({ at, detail = '', mark, parts, title, tone }: Row): HTMLLIElement {
  const item = document.createElement('li')
  const line = [part('time', timeOf(at)), part('tag', mark, tone), part('title', title), part('detail', detail)]
  if (parts === undefined) item.append(...line)
  else {
    const details = document.createElement('details')
    const summary = document.createElement('summary')
    summary.append(...line)
    details.append(summary, wholeOf(parts))
    item.append(details)
  }
  return item
}

function wholeOf(parts: Readonly<Record<string, unknown>>): HTMLDivElement {
  const whole = document.createElement('div')
  whole.className = 'whole'
  const all = Object.entries(parts).filter(([, value]) => value !== undefined)
  whole.append(copyButton(() => all.map(([name, value]) => `${name}\n${textOf(value)}`).join('\n\n')))
  for (const [name, value] of all) {
    const heading = document.createElement('h3')
    const pre = document.createElement('pre')
    heading.textContent = name
    pre.tabIndex = 0
    pre.textContent = textOf(value)
    whole.append(heading, pre)
  }
  return whole
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, undefined, 2))

/** The local time in the form 14:03:27.041. */
function timeOf(at: number): string {
  const date = new Date(at)
  return `${date.toLocaleTimeString('en-GB')}.${String(date.getMilliseconds()).padStart(3, '0')}`
}

function part(name: string, text: string, tone?: string): HTMLSpanElement {
  const span = document.createElement('span')
  span.className = name
  span.textContent = text
  if (tone) span.dataset.tone = tone
  return span
}
