import { badge } from './blocks/badge.tsx'
import { bonusBadge } from './blocks/bonusBadge.tsx'
import { card } from './blocks/card.tsx'
import { chips } from './blocks/chips.tsx'
import { countryRow } from './blocks/countryRow.tsx'
import { link } from './blocks/link.tsx'
import { note } from './blocks/note.tsx'
import { row } from './blocks/row.tsx'
import { split } from './blocks/split.tsx'
import { stack } from './blocks/stack.tsx'
import { statusPanel } from './blocks/statusPanel.tsx'
import { submit } from './blocks/submit.tsx'
import { summary } from './blocks/summary.tsx'
import type { Registry } from './contract.ts'
import { amount } from './fields/amount.tsx'
import { dropdown } from './fields/dropdown.tsx'
import { text } from './fields/text.tsx'
import { listBlocks } from './listBlocks.ts'

/** THE list: a renderer for every type of the catalogue. The compiler fails when one is missing. */
export const registry: Registry = {
  blocks: {
    ...listBlocks,
    stack,
    row,
    note,
    link,
    countryRow,
    card,
    badge,
    bonusBadge,
    chips,
    split,
    statusPanel,
    submit,
    summary,
  },
  fields: {
    amount,
    dropdown,
    text,
  },
}
