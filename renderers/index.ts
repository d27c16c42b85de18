import { badge } from './blocks/badge.tsx'
import { barcode } from './blocks/barcode.tsx'
import { bonusBadge } from './blocks/bonusBadge.tsx'
import { bonusCard } from './blocks/bonusCard.tsx'
import { bonusCarousel } from './blocks/bonusCarousel.tsx'
import { boxCard } from './blocks/boxCard.tsx'
import { button } from './blocks/button.tsx'
import { callout } from './blocks/callout.tsx'
import { card } from './blocks/card.tsx'
import { chips } from './blocks/chips.tsx'
import { choice } from './blocks/choice.tsx'
import { choiceRow } from './blocks/choiceRow.tsx'
import { copyRow } from './blocks/copyRow.tsx'
import { countdown } from './blocks/countdown.tsx'
import { country as countryBlock } from './blocks/country.tsx'
import { countryRow } from './blocks/countryRow.tsx'
import { cryptoAddress } from './blocks/cryptoAddress.tsx'
import { currencySelect } from './blocks/currencySelect.tsx'
import { disclosure } from './blocks/disclosure.tsx'
import { fieldset } from './blocks/fieldset.tsx'
import { footer } from './blocks/footer.tsx'
import { image } from './blocks/image.tsx'
import { instructions } from './blocks/instructions.tsx'
import { link } from './blocks/link.tsx'
import { linkOut } from './blocks/linkOut.tsx'
import { note } from './blocks/note.tsx'
import { offerCard } from './blocks/offerCard.tsx'
import { qr } from './blocks/qr.tsx'
import { requisites } from './blocks/requisites.tsx'
import { review } from './blocks/review.tsx'
import { rotatingText } from './blocks/rotatingText.tsx'
import { slides } from './blocks/slides.tsx'
import { split } from './blocks/split.tsx'
import { stack } from './blocks/stack.tsx'
import { statusPanel } from './blocks/statusPanel.tsx'
import { steps } from './blocks/steps.tsx'
import { submit } from './blocks/submit.tsx'
import { summary } from './blocks/summary.tsx'
import { tab } from './blocks/tab.tsx'
import { tabs } from './blocks/tabs.tsx'
import { toggle } from './blocks/toggle.tsx'
import { video } from './blocks/video.tsx'
import type { Registry } from './contract.ts'
import { amount } from './fields/amount.tsx'
import { checkbox } from './fields/checkbox.tsx'
import { country } from './fields/country.tsx'
import { currency } from './fields/currency.tsx'
import { date } from './fields/date.tsx'
import { dropdown } from './fields/dropdown.tsx'
import { network } from './fields/network.tsx'
import { password } from './fields/password.tsx'
import { phone } from './fields/phone.tsx'
import { radio } from './fields/radio.tsx'
import { segmented } from './fields/segmented.tsx'
import { state } from './fields/state.tsx'
import { text } from './fields/text.tsx'
import { textUppercase } from './fields/textUppercase.tsx'
import { listBlocks } from './listBlocks.ts'

/** The renderer of every type in the catalogue. A missing renderer is a type error. */
export const registry: Registry = {
  blocks: {
    ...listBlocks,
    stack,
    copyRow,
    barcode,
    image,
    countdown,
    requisites,
    review,
    button,
    footer,
    note,
    link,
    linkOut,
    countryRow,
    cryptoAddress,
    callout,
    card,
    country: countryBlock,
    currencySelect,
    disclosure,
    fieldset,
    instructions,
    offerCard,
    qr,
    rotatingText,
    badge,
    bonusBadge,
    bonusCard,
    bonusCarousel,
    chips,
    choice,
    choiceRow,
    boxCard,
    slides,
    split,
    statusPanel,
    steps,
    submit,
    summary,
    tab,
    tabs,
    toggle,
    video,
  },
  fields: {
    amount,
    checkbox,
    country,
    currency,
    date,
    dropdown,
    network,
    password,
    phone,
    radio,
    segmented,
    state,
    text,
    textUppercase,
  },
}
