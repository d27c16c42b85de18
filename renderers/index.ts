/** THE list: a renderer for every type of the catalogue. The compiler fails when one is missing. */
import { badge } from './blocks/badge.tsx'
import { bonusBadge } from './blocks/bonusBadge.tsx'
import { button } from './blocks/button.tsx'
import { card } from './blocks/card.tsx'
import { chips } from './blocks/chips.tsx'
import { countryRow } from './blocks/countryRow.tsx'
import { emptyState } from './blocks/emptyState.tsx'
import { footer } from './blocks/footer.tsx'
import { groupTile } from './blocks/groupTile.tsx'
import { heading } from './blocks/heading.tsx'
import { link } from './blocks/link.tsx'
import { methodTile } from './blocks/methodTile.tsx'
import { note } from './blocks/note.tsx'
import { regionCard } from './blocks/regionCard.tsx'
import { repeat } from './blocks/repeat.tsx'
import { row } from './blocks/row.tsx'
import { search } from './blocks/search.tsx'
import { skeleton } from './blocks/skeleton.tsx'
import { split } from './blocks/split.tsx'
import { stack } from './blocks/stack.tsx'
import { statusPanel } from './blocks/statusPanel.tsx'
import { submit } from './blocks/submit.tsx'
import { summary } from './blocks/summary.tsx'
import { text } from './blocks/text.tsx'
import type { Registry } from './contract.ts'
import { amount as amountField } from './fields/amount.tsx'
import { dropdown as dropdownField } from './fields/dropdown.tsx'
import { text as textField } from './fields/text.tsx'

export const registry: Registry = {
  blocks: {
    badge,
    bonusBadge,
    button,
    card,
    chips,
    countryRow,
    emptyState,
    footer,
    groupTile,
    heading,
    link,
    methodTile,
    note,
    regionCard,
    repeat,
    row,
    search,
    skeleton,
    split,
    stack,
    statusPanel,
    submit,
    summary,
    text,
  },
  fields: {
    amount: amountField,
    dropdown: dropdownField,
    text: textField,
  },
}
