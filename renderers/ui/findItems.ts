import { fold } from '../../schemas/typing/fold.ts'
import type { Choice } from '../contract.ts'

// Spec §5: a search box only over more than five items.
const SEARCH_OVER = 5

export function hasSearch(items: readonly Choice[], searchable = true): boolean {
  return searchable && items.length > SEARCH_OVER
}

/**
 * What fits a query: texts that start with it first, then notes that do (a currency's code, a country's prefix), then
 * whatever holds it; each in the given order.
 */
export function findItems(items: readonly Choice[], query: string): readonly Choice[] {
  const wanted = fold(query)
  if (wanted === '') return items
  const ranks: [Choice[], Choice[], Choice[]] = [[], [], []]
  for (const item of items) {
    const rank = rankOf(item, wanted)
    if (rank !== undefined) ranks[rank].push(item)
  }
  return ranks.flat()
}

function rankOf({ text, note = '' }: Choice, wanted: string): 0 | 1 | 2 | undefined {
  const [words, more] = [fold(text), fold(note)]
  if (words.startsWith(wanted)) return 0
  // "52" is the start of "+52".
  if (more.startsWith(wanted) || more.startsWith(`+${wanted}`)) return 1
  return words.includes(wanted) || more.includes(wanted) ? 2 : undefined
}
