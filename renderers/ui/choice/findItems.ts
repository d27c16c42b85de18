import { fold } from '../../../schemas/typing/fold.ts'
import type { Choice } from '../../contract.ts'

// Spec §5: only lists of more than five items have a search box.
const SEARCH_OVER = 5

export function hasSearch(items: readonly Choice[], searchable = true): boolean {
  return searchable && items.length > SEARCH_OVER
}

/**
 * The items matching a query: first those whose text starts with it, then those whose note does (a currency code, a
 * country prefix), then those containing it; each of the three in the given order.
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
  // "52" also matches the start of "+52".
  if (more.startsWith(wanted) || more.startsWith(`+${wanted}`)) return 1
  return words.includes(wanted) || more.includes(wanted) ? 2 : undefined
}
