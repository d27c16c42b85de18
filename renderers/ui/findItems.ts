import type { Choice } from '../contract.ts'

/** What fits a query: texts that start with it first, then those that hold it, each in the given order. */
export function findItems(items: readonly Choice[], query: string): readonly Choice[] {
  const wanted = plain(query.trim())
  if (wanted === '') return items
  const starting: Choice[] = []
  const holding: Choice[] = []
  for (const item of items) {
    const at = plain(item.text).indexOf(wanted)
    if (at === 0) starting.push(item)
    else if (at > 0) holding.push(item)
  }
  return [...starting, ...holding]
}

// "Mexico" finds "México": a player on a phone does not type accents.
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}
