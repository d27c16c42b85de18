/**
 * The catalogue of all node types and field kinds, one file each: the source of validators, types, editor schema and
 * docs.
 */
import { address } from './blocks/address.ts'
import { badge } from './blocks/badge.ts'
import { barcode } from './blocks/barcode.ts'
import { bonusBadge } from './blocks/bonusBadge.ts'
import { bonusCard } from './blocks/bonusCard.ts'
import { bonusCarousel } from './blocks/bonusCarousel.ts'
import { boxCard } from './blocks/boxCard.ts'
import { button } from './blocks/button.ts'
import { callout } from './blocks/callout.ts'
import { card } from './blocks/card.ts'
import { chips } from './blocks/chips.ts'
import { choice } from './blocks/choice.ts'
import { choiceRow } from './blocks/choiceRow.ts'
import { copyRow } from './blocks/copyRow.ts'
import { countdown } from './blocks/countdown.ts'
import { country as countryBlock } from './blocks/country.ts'
import { countryRow } from './blocks/countryRow.ts'
import { cryptoAddress } from './blocks/cryptoAddress.ts'
import { currencySelect } from './blocks/currencySelect.ts'
import { disclosure } from './blocks/disclosure.ts'
import { emptyState } from './blocks/emptyState.ts'
import { fieldset } from './blocks/fieldset.ts'
import { footer } from './blocks/footer.ts'
import { groupTile } from './blocks/groupTile.ts'
import { heading } from './blocks/heading.ts'
import { image } from './blocks/image.ts'
import { instructions } from './blocks/instructions.ts'
import { link } from './blocks/link.ts'
import { linkOut } from './blocks/linkOut.ts'
import { methodTile } from './blocks/methodTile.ts'
import { note } from './blocks/note.ts'
import { offerCard } from './blocks/offerCard.ts'
import { qr } from './blocks/qr.ts'
import { regionCard } from './blocks/regionCard.ts'
import { repeat } from './blocks/repeat.ts'
import { requisites } from './blocks/requisites.ts'
import { review } from './blocks/review.ts'
import { rotatingText } from './blocks/rotatingText.ts'
import { row } from './blocks/row.ts'
import { search } from './blocks/search.ts'
import { serverFields } from './blocks/serverFields.ts'
import { skeleton } from './blocks/skeleton.ts'
import { slides } from './blocks/slides.ts'
import { spinner } from './blocks/spinner.ts'
import { split } from './blocks/split.ts'
import { stack } from './blocks/stack.ts'
import { statusPanel } from './blocks/statusPanel.ts'
import { step } from './blocks/step.ts'
import { steps } from './blocks/steps.ts'
import { submit } from './blocks/submit.ts'
import { summary } from './blocks/summary.ts'
import { switchNode } from './blocks/switch.ts'
import { tab } from './blocks/tab.ts'
import { tabs } from './blocks/tabs.ts'
import { text } from './blocks/text.ts'
import { toggle } from './blocks/toggle.ts'
import { video } from './blocks/video.ts'
import { amount as amountField } from './fields/amount.ts'
import { checkbox as checkboxField } from './fields/checkbox.ts'
import { composed as composedField } from './fields/composed.ts'
import { country as countryField } from './fields/country.ts'
import { currency as currencyField } from './fields/currency.ts'
import { date as dateField } from './fields/date.ts'
import { dropdown as dropdownField } from './fields/dropdown.ts'
import { hidden as hiddenField } from './fields/hidden.ts'
import { network as networkField } from './fields/network.ts'
import { password as passwordField } from './fields/password.ts'
import { phone as phoneField } from './fields/phone.ts'
import { radio as radioField } from './fields/radio.ts'
import { segmented as segmentedField } from './fields/segmented.ts'
import { state as stateField } from './fields/state.ts'
import { text as textField } from './fields/text.ts'
import { textUppercase as textUppercaseField } from './fields/textUppercase.ts'

export const blocks = {
  address,
  badge,
  barcode,
  bonusBadge,
  bonusCard,
  bonusCarousel,
  button,
  callout,
  card,
  chips,
  choice,
  choiceRow,
  boxCard,
  copyRow,
  countdown,
  country: countryBlock,
  countryRow,
  cryptoAddress,
  currencySelect,
  disclosure,
  emptyState,
  fieldset,
  footer,
  groupTile,
  heading,
  image,
  instructions,
  link,
  linkOut,
  methodTile,
  note,
  offerCard,
  qr,
  regionCard,
  repeat,
  requisites,
  review,
  rotatingText,
  row,
  search,
  serverFields,
  skeleton,
  slides,
  spinner,
  split,
  stack,
  statusPanel,
  step,
  steps,
  submit,
  summary,
  switch: switchNode,
  tab,
  tabs,
  text,
  toggle,
  video,
} as const

export const fields = {
  amount: amountField,
  checkbox: checkboxField,
  composed: composedField,
  country: countryField,
  currency: currencyField,
  date: dateField,
  dropdown: dropdownField,
  hidden: hiddenField,
  network: networkField,
  password: passwordField,
  phone: phoneField,
  radio: radioField,
  segmented: segmentedField,
  state: stateField,
  text: textField,
  textUppercase: textUppercaseField,
} as const

export type BlockType = keyof typeof blocks
export type FieldKind = keyof typeof fields

// The build reads the whole layout language from this module and identifies shared pieces by object identity.
export { DOCUMENT, ENVELOPE } from './document.ts'
export { SHARED } from './slots.ts'
