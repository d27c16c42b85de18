/** The catalogue: every node type and field kind, one file each. Validators, types, editor schema and docs come from here. */
import { badge } from './blocks/badge.ts'
import { bonusBadge } from './blocks/bonusBadge.ts'
import { button } from './blocks/button.ts'
import { card } from './blocks/card.ts'
import { chips } from './blocks/chips.ts'
import { countryRow } from './blocks/countryRow.ts'
import { emptyState } from './blocks/emptyState.ts'
import { footer } from './blocks/footer.ts'
import { groupTile } from './blocks/groupTile.ts'
import { heading } from './blocks/heading.ts'
import { link } from './blocks/link.ts'
import { methodTile } from './blocks/methodTile.ts'
import { note } from './blocks/note.ts'
import { regionCard } from './blocks/regionCard.ts'
import { repeat } from './blocks/repeat.ts'
import { row } from './blocks/row.ts'
import { search } from './blocks/search.ts'
import { serverFields } from './blocks/serverFields.ts'
import { skeleton } from './blocks/skeleton.ts'
import { split } from './blocks/split.ts'
import { stack } from './blocks/stack.ts'
import { statusPanel } from './blocks/statusPanel.ts'
import { submit } from './blocks/submit.ts'
import { summary } from './blocks/summary.ts'
import { switchNode } from './blocks/switch.ts'
import { text } from './blocks/text.ts'
import { amount as amountField } from './fields/amount.ts'
import { dropdown as dropdownField } from './fields/dropdown.ts'
import { hidden as hiddenField } from './fields/hidden.ts'
import { text as textField } from './fields/text.ts'

export const blocks = {
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
  serverFields,
  skeleton,
  split,
  stack,
  statusPanel,
  submit,
  summary,
  switch: switchNode,
  text,
} as const

export const fields = {
  amount: amountField,
  dropdown: dropdownField,
  hidden: hiddenField,
  text: textField,
} as const

export type BlockType = keyof typeof blocks
export type FieldKind = keyof typeof fields

// The build reads all of the language from this one module: shared pieces are told apart by identity.
export { DOCUMENT, ENVELOPE } from './document.ts'
export { SHARED } from './slots.ts'
