import { badge } from './blocks/badge.tsx'
import { bonusBadge } from './blocks/bonusBadge.tsx'
import { card } from './blocks/card.tsx'
import { chips } from './blocks/chips.tsx'
import { copyRow } from './blocks/copyRow.tsx'
import { countdown } from './blocks/countdown.tsx'
import { countryRow } from './blocks/countryRow.tsx'
import { link } from './blocks/link.tsx'
import { note } from './blocks/note.tsx'
import { requisites } from './blocks/requisites.tsx'
import { review } from './blocks/review.tsx'
import { row } from './blocks/row.tsx'
import { split } from './blocks/split.tsx'
import { stack } from './blocks/stack.tsx'
import { statusPanel } from './blocks/statusPanel.tsx'
import { steps } from './blocks/steps.tsx'
import { submit } from './blocks/submit.tsx'
import { summary } from './blocks/summary.tsx'
import type { Registry } from './contract.ts'
import { amount } from './fields/amount.tsx'
import { checkbox } from './fields/checkbox.tsx'
import { country } from './fields/country.tsx'
import { currency } from './fields/currency.tsx'
import { date } from './fields/date.tsx'
import { dropdown } from './fields/dropdown.tsx'
import { network } from './fields/network.tsx'
import { phone } from './fields/phone.tsx'
import { radio } from './fields/radio.tsx'
import { segmented } from './fields/segmented.tsx'
import { text } from './fields/text.tsx'
import { textUppercase } from './fields/textUppercase.tsx'
import { listBlocks } from './listBlocks.ts'

/** THE list: a renderer for every type of the catalogue. The compiler fails when one is missing. */
export const registry: Registry = {
  blocks: {
    ...listBlocks,
    stack,
    copyRow,
    countdown,
    requisites,
    review,
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
    steps,
    submit,
    summary,
  },
  fields: {
    amount,
    checkbox,
    country,
    currency,
    date,
    dropdown,
    network,
    phone,
    radio,
    segmented,
    text,
    textUppercase,
  },
}
