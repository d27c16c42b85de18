import { expect, it } from 'vitest'
import { listBlocks } from '../../../renderers/listBlocks.ts'
import { CASHIERS } from '../../../src/cashiers/CASHIERS.ts'
import { START_ROWS } from '../../../src/routes/startRows.ts'

/** The types of all nodes in a checked layout. */
function typesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'pointer' in value && 'type' in value ? [String(value.type)] : []
  const members = value instanceof Map ? [...value.values()] : Object.values(value)
  return [...own, ...members.flatMap(typesIn)]
}

const ROWS = [...Object.values(CASHIERS).flatMap(({ routes }) => routes), ...Object.values(START_ROWS).flat()]

it('a page that does not wait for all renderers uses only the blocks in listBlocks', () => {
  const early = ROWS.flatMap(({ name, shows }) =>
    'builtIn' in shows && !shows.needs.includes('drawing') ? [[name, typesIn(shows.builtIn)] as const] : [],
  )
  expect(early.map(([name]) => name)).toEqual(expect.arrayContaining(['depositListPage', 'errorPage']))
  // The interpreter itself draws `switch`. Bonuses are shown only once all renderers have loaded.
  const known = ['switch', 'bonusCarousel', ...Object.keys(listBlocks)]
  for (const [name, types] of early) {
    // Each of these pages has an empty state: a sign that `typesIn` found its nodes.
    expect(types, name).toContain('emptyState')
    expect(
      types.filter((type) => !known.includes(type)),
      name,
    ).toEqual([])
  }
})
