import { element } from './element.ts'

export interface Row {
  /** What stands first: a direction or a method. */
  readonly mark: string
  readonly title: string
  readonly detail?: string
  readonly tone: 'in' | 'out' | 'good' | 'bad' | 'busy'
  /** Shown when the row is opened. */
  readonly body?: unknown
}

// A list that grows for ever is no help, and slows the page.
const MOST_ROWS = 200

/** A live list, newest first. A row of a known id takes the place of the former one. */
export function log(id: string) {
  const list = element(id, HTMLOListElement)
  const rows = new Map<string, HTMLLIElement>()
  return {
    put(rowId: string, row: Row): void {
      const item = itemOf(row)
      const before = rows.get(rowId)
      if (before) before.replaceWith(item)
      else list.prepend(item)
      rows.set(rowId, item)
      if (list.childElementCount > MOST_ROWS) list.lastElementChild?.remove()
    },
    clear(): void {
      rows.clear()
      list.replaceChildren()
    },
  }
}

function itemOf({ body, detail = '', mark, title, tone }: Row): HTMLLIElement {
  const item = document.createElement('li')
  const line = [part('tag', mark, tone), part('title', title), part('detail', detail)]
  if (body === undefined) item.append(...line)
  else {
    const details = document.createElement('details')
    const summary = document.createElement('summary')
    summary.append(...line)
    details.append(summary, jsonOf(body))
    item.append(details)
  }
  return item
}

function part(name: string, text: string, tone?: string): HTMLSpanElement {
  const span = document.createElement('span')
  span.className = name
  span.textContent = text
  if (tone) span.dataset.tone = tone
  return span
}

function jsonOf(body: unknown): HTMLPreElement {
  const pre = document.createElement('pre')
  pre.tabIndex = 0
  pre.textContent = JSON.stringify(body, undefined, 2)
  return pre
}
