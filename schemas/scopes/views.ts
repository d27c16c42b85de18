import type { FromSchema } from 'json-schema-to-ts'
import { CASHIER_NAMES } from '../cashiers.ts'
import { closedRecord } from '../closedRecord.ts'
import { INVOICE_STATES } from './invoiceStates.ts'

/**
 * The data available to layouts, by scope. `src/scopes` fills these properties one by one from stores, so a layout can
 * never reach the token or contact data. The command line checks every path of a layout against these schemas.
 */

const text = (description: string) => ({ description, type: 'string' }) as const
/** A text in the player's language and format: no condition may compare it with a value. */
const words = (description: string) => ({ description, type: 'string', isWords: true }) as const
const flag = (description: string) => ({ description, type: 'boolean' }) as const
const count = (description: string) => ({ description, type: 'integer' }) as const
const oneOf = <const E extends readonly string[]>(description: string, values: E) =>
  ({ description, enum: values }) as const
const list = <S>(description: string, items: S) => ({ description, type: 'array' as const, items }) as const

export const ICON_VIEW = closedRecord('An icon.', {
  id: text('The id of the icon.'),
  src: text('The URL, or empty.'),
})

export const TILE_VIEW = closedRecord("A tile of the list: a method, or a group with its methods' icons.", {
  id: text('The id, for `method.open` and `group.open`.'),
  kind: oneOf('The type of tile.', ['method', 'group']),
  name: words("The name, in the player's language."),
  icons: list('The icons.', ICON_VIEW),
  count: count('The number of methods in the group; 1 for a method.'),
  from: words('The lowest amount, formatted ("from 200.00 MXN"), or empty when unknown.'),
  badge: text('The badge set by the server: `brand`, `fast`, `instant`, `top`, `turbo`, `exclusive`, or empty.'),
  badgeGround: text("The server's background colour of the badge, or empty."),
  badgeInk: text("The server's text colour of the badge, or empty."),
  isPopular: flag('Whether the server marks it as popular.'),
})

export const CHIP_VIEW = closedRecord('A quick amount.', {
  value: text('The value set in the field.'),
  label: words('The amount, formatted.'),
  selected: flag('Whether it is the current amount.'),
})

export const REQUISITE_VIEW = closedRecord('One payment detail: a number, a name, a reference.', {
  name: text("The server's name for it."),
  label: words("The label, in the player's language."),
  value: text('The exact value.'),
  copyable: flag('Whether it has a copy button.'),
})

export const TEXT_VIEW = { description: 'A text, translated.', type: 'string' } as const

export const TIME_VIEW = closedRecord('A deadline.', {
  endsAt: { description: 'The deadline, in milliseconds since 1970.', type: 'number' } as const,
  totalMs: { description: 'The total duration, in milliseconds.', type: 'number' } as const,
})

export const COUNTRY_VIEW = closedRecord('A country.', {
  code: text('Its ISO code.'),
  name: words("The name, in the player's language."),
  flag: text('The URL of its flag.'),
  currency: text('The code of its currency, or empty.'),
})

export const CURRENCY_VIEW = closedRecord('A currency.', {
  code: text('Its code.'),
  name: words("The name, in the player's language."),
  icon: text('The URL of its icon.'),
})

export const SLIDE_VIEW = closedRecord('A step of an instruction.', {
  id: text('Its number, from 1.'),
  image: text('The URL of its image, or empty.'),
  text: words("What to do, in the player's language, or empty."),
})

export const VIDEO_VIEW = closedRecord('A video that shows how to pay.', {
  src: text('The URL, or empty when there is none.'),
  poster: text('The URL of the poster image, or empty.'),
  captions: text('The URL of its captions, or empty.'),
  lang: text('The language of the captions.'),
})

const CHOICE_VIEW = closedRecord('One of a few choices.', {
  id: text('The id, for the command that chooses it.'),
  name: text('The name.'),
  selected: flag('Whether it is selected.'),
})

export const DESTINATION_VIEW = closedRecord('One line of the destination.', {
  id: text('A unique id.'),
  label: text('The label.'),
  value: text('The value.'),
  address: flag('Whether it is a blockchain address, compared by its ends.'),
})

export const OFFER_VIEW = closedRecord("A provider's offer for the deposit.", {
  id: text('The id, for `offer.choose`.'),
  name: text('The name of the provider.'),
  icon: text('The URL of its icon, or empty.'),
  gets: words('The amount the player receives, with its currency, formatted.'),
  fee: text("The provider's fee, with its currency, or as the server sent it if it can't be read; empty when unknown."),
  currency: text('The currency the player receives.'),
  price: text('What one unit of that currency costs, with fees; empty when unknown.'),
  best: flag('Whether it gives the player the most.'),
  behind: text(
    'The difference to the best offer, with a minus and its currency; empty when there is none, or it is unknown.',
  ),
})

export const BOX_VIEW = closedRecord('A box of a sweepstake.', {
  id: text('The id, for `box.choose`.'),
  gcAmount: words('The number of gold coins, formatted.'),
  gcCount: text('The number of gold coins, as a decimal number that selects a plural form.'),
  scAmount: words('The number of free sweep coins, formatted.'),
  scCount: text('The number of free sweep coins, as a decimal number that selects a plural form.'),
  formattedPrice: words('The price, with its currency, formatted.'),
})

/** The colour themes of bonuses. */
export const BONUS_THEMES = ['pink', 'purple', 'blue', 'orange', 'freespin'] as const

export const BONUS_VIEW = closedRecord('A selectable bonus.', {
  id: text('The id, for `bonus.choose` and `bonus.open`.'),
  title: text('The bonus in one line.'),
  subtitle: text('A second line by the host, or empty.'),
  condition: text('The required amount and the wagering requirement, as text.'),
  theme: oneOf('Its colours.', BONUS_THEMES),
  selected: flag('Whether it is the bonus of the next deposit.'),
  badge: text('How it became the bonus of the next deposit: chosen, or added automatically. Else empty.'),
})

const AGENT_VIEW = closedRecord('A cash agent.', {
  name: text('The displayed name.'),
  url: text('The URL of a chat with the agent.'),
})

const INVOICE_KINDS = ['international', 'confirmationId', 'account', 'phone', 'card', 'none'] as const
const STATUSES = ['waiting', 'accepted', 'mistaked', 'processed'] as const
const LOOKS = [...STATUSES, 'unclear'] as const

export const SCOPES = {
  user: closedRecord("The player's data available to documents.", {
    currency: text('The currency of the account, by its code.'),
    paymentGeo: text('The country whose methods are shown, by its ISO code.'),
    platform: text('`desktop`, `mobile`, `android` or `ios`.'),
    lang: text('The language of the widget.'),
  }),
  method: closedRecord('The open method.', {
    id: text('Its name for the server.'),
    name: words("The name, in the player's language."),
    tile: { ...TILE_VIEW, description: "The method's tile, with its icon." },
    cardViewType: text('Its card view type, by name.'),
    category: text('Its category.'),
    network: text('Its blockchain network, or empty.'),
    annotationKey: text('The translation key of a warning above the form, or empty.'),
    prefilledAmount: text('The initial amount, or empty.'),
    hasFields: flag('Whether the server asks for fields.'),
  }),
  limits: closedRecord('The limits of the open method.', {
    min: text('The minimum, as a decimal number, or empty.'),
    max: text('The maximum, as a decimal number, or empty.'),
    known: flag('Whether one of them is known.'),
    none: flag('Whether nothing can be paid in this currency at all.'),
    noneKey: text(
      'The translation key of the reason: an unreadable limit, fee or balance; a fee that leaves nothing; an account that holds too little. Empty when the reason is unknown.',
    ),
    poor: flag(
      'Whether the account holds less than the minimum of a withdrawal. A form may hide its amount, fields and button with "when": "!limits.poor".',
    ),
    minText: words('The minimum, with its currency, formatted; empty when unknown.'),
    hint: text('"21–20,155 MXN", or the only known bound, or empty.'),
  }),
  form: closedRecord('The form on the screen.', {
    amount: text('The amount as sent: a decimal number, or empty.'),
    amountText: words(
      'The amount with its currency, formatted. The amount shown on the button is the amount that is sent.',
    ),
    valid: flag('Whether all fields are valid.'),
    touched: flag('Whether the player has touched a field.'),
    canSubmit: flag('Whether the button may be pressed.'),
    payable: flag('Whether it has all fields that the method requires.'),
    errors: count('The number of invalid fields at the last submit.'),
    step: count('The current step, from 0.'),
    stepCount: count('The number of steps; 1 without steps.'),
    chips: list('Quick amounts.', CHIP_VIEW),
    fields: {
      description: 'The values of the fields, by name.',
      type: 'object',
      additionalProperties: text('The value, including the literals of its mask.'),
    } as const,
    labels: {
      description: 'The texts of the selected options, by the name of their field.',
      type: 'object',
      additionalProperties: text('The text of the selected option; empty without one.'),
    } as const,
  }),
  deposit: closedRecord('The current or last deposit.', {
    id: text("The cashier's id, or empty."),
    state: oneOf(
      "`idle`; `creating`; `checking`: the response was lost and the server is being polled; `unknown`: the outcome can't be determined; `elsewhere`: another tab is paying; `found`: there is an open payment, possibly from an earlier page.",
      ['idle', 'creating', 'checking', 'unknown', 'elsewhere', 'found'],
    ),
    foundId: text('The open deposit named by the cashier, or empty.'),
    creating: flag('Whether a request is in flight or being checked.'),
    busyKey: text("The translation key of the busy button's label: creating, or checking the outcome."),
    status: oneOf('The status from the cashier.', STATUSES),
    reason: oneOf(
      'Why it was not paid, while its status is `mistaked`: `declined`; or cancelled due to `time`, by the `provider`, or by the `player`.',
      ['none', 'declined', 'time', 'provider', 'player'],
    ),
    look: oneOf(
      'The displayed status: a payment that can no longer be made looks like a failed one; `unclear`: the page or the details for paying are lost.',
      LOOKS,
    ),
    amount: text('The amount, as a decimal number.'),
    currency: text('The currency code.'),
    amountText: words('The amount with its currency, formatted.'),
    methodName: text('The name of the method.'),
    tile: { ...TILE_VIEW, description: "The method's tile, with its icon; without icons for a method in no list." },
    startedAt: text('The day and time it was created: "Today, 07:22".'),
    claimed: flag(
      'Whether the return URL claimed an outcome that the cashier has not confirmed: its status is being requested.',
    ),
    page: oneOf(
      'The state of the payment page. `none`: there is no deposit; `unknown`: it has no page, or this document did not open it; `open`; `blocked`: it was not opened; `closed` before it was reached; `refused`: its URL is unsafe; `missing`: no URL was given; `lost` with the response; `invoice`: paid outside the cashier, with details known to an earlier page; `address`: coins are sent to it; `unchosen`: there are offers, and none was chosen.',
      ['none', 'unknown', 'open', 'blocked', 'closed', 'refused', 'missing', 'lost', 'invoice', 'address', 'unchosen'],
    ),
    windowless: flag('Whether no window opens automatically: the player opens the payment page.'),
    unheard: flag('Whether several status requests have failed; polling continues.'),
    retry: flag('Whether the URL names the form for retrying it.'),
    facts: list('Texts to read while waiting.', TEXT_VIEW),
    canOpenPage: flag('Whether the payment page can be opened, for the first time or again.'),
  }),
  withdrawal: closedRecord('The current or last withdrawal.', {
    id: text("The cashier's id, or empty."),
    state: oneOf(
      "`idle`; `creating`; `checking`: the response was lost and the server is being polled; `unknown`: the outcome can't be determined; `elsewhere`: another tab is withdrawing; `found`: one awaits confirmation.",
      ['idle', 'creating', 'checking', 'unknown', 'elsewhere', 'found'],
    ),
    foundId: text('The open withdrawal named by the cashier, or empty.'),
    busy: flag('Whether a request is in flight or being checked.'),
    busyKey: text("The translation key of the busy button's label."),
    step: oneOf(
      '`reading`: its details are loading; `open`: it awaits confirmation; `confirming`, `cancelling`; `asking`, `askingCancel`: the response to a confirmation, or to a cancellation, was lost and the server is being polled; `unclear`: the cashier does not know; `confirmed`; `cancelled`.',
      ['reading', 'open', 'confirming', 'cancelling', 'asking', 'askingCancel', 'unclear', 'confirmed', 'cancelled'],
    ),
    status: oneOf('The status from the cashier.', STATUSES),
    known: flag('Whether there is one.'),
    amountText: words('The amount with its currency, formatted; empty when unknown.'),
    feeText: text('The fee, with its currency; empty when there is none, or it is unknown.'),
    receivesText: text('The amount that arrives, with its currency; empty when it equals the amount, or is unknown.'),
    methodName: text('The name of the method.'),
    lines: list('The destination, line by line.', DESTINATION_VIEW),
    untold: flag(
      'Whether the destination is unknown: it was entered in another document, and the cashier does not send it.',
    ),
    changed: flag('Whether the cashier changed the requested amount or currency.'),
    agreed: flag('Whether the player has agreed to the change.'),
    askedText: text('The requested amount, with its currency, or empty.'),
    hold: oneOf(
      "Why it can't be confirmed: its amounts are unreadable; nothing would arrive; the player must agree to a change first.",
      ['', 'unread', 'nothingArrives', 'changed'],
    ),
    startedAt: text('The day and time it was created: "Today, 07:22".'),
    needsCode: flag('Whether the player must enter a code that was sent.'),
    sentTo: text('The email, phone number or name to which the code was sent, or empty.'),
    codeText: words("Where the code was sent, in the player's language."),
    unheard: flag('Whether several status requests have failed; polling continues.'),
  }),
  account: closedRecord('The balance, the accounts, and the fee.', {
    accounts: list('The accounts to choose from; none when only one holds money.', CHOICE_VIEW),
    enough: text(
      'The other account, for `account.choose`, if it holds enough for the method and the selected one does not; else empty.',
    ),
    balanceText: text(
      'What can be withdrawn from the selected account, with its currency: its balance, or nothing while sweep coins must be played first; empty when there is none, a dash while it loads, and a text when it could not be loaded or read.',
    ),
    feeText: text('The fee for the amount in the form, with its currency; empty when there is none.'),
    arrivesText: text('The amount that arrives, with its currency; empty when there is no fee.'),
  }),
  banks: closedRecord('The destination banks.', {
    list: list('The banks matching the search.', CHOICE_VIEW),
    named: flag('Whether the cashier names any bank.'),
    query: text('The text in the search box.'),
    chosen: text('The name of the selected bank, or empty.'),
  }),
  invoice: closedRecord('The invoice for paying the deposit outside the cashier: by transfer, code or app.', {
    state: oneOf(
      "The state: `payable`; `changed`: the amount differs from the requested one and is not accepted yet; `paid`: reported by the player; `expired`; `cancelling`: the player's cancellation is in flight; `cancelled`; `unknown`: it is unknown whether it was cancelled; `none`: no payment details; `unreadable`: its amount can't be paid. Payment details are empty except in `payable` and `paid`.",
      INVOICE_STATES,
    ),
    amount: text("The amount to copy: a decimal number; empty when it can't be paid."),
    amountText: words("The amount with its currency, formatted; empty when it can't be paid."),
    askedText: text('The requested amount, with its currency, or empty.'),
    changed: flag('Whether the amount differs from the requested one.'),
    accepted: flag('Whether the player has accepted the changed amount.'),
    holder: text('The account holder, or empty.'),
    bank: text('The bank of the account, or empty.'),
    kind: oneOf('The kind of destination when no bank is named: determines the texts above it.', INVOICE_KINDS),
    country: { ...COUNTRY_VIEW, description: 'The country of the account; without a code when unknown.' },
    known: flag('Whether it has payment details or instructions, and a readable amount.'),
    requisites: list('The payment details, line by line.', REQUISITE_VIEW),
    lines: {
      description: "The same details keyed by the cashier's names: `invoice.lines.reference`.",
      type: 'object',
      additionalProperties: text('The exact value.'),
    } as const,
    text: text("The cashier's instructions as text, or empty."),
    steps: list('The instructions as steps.', TEXT_VIEW),
    qr: text('The content of the QR code, or empty.'),
    qrPicture: text('A QR code received as an image, or empty.'),
    pageLabel: text("The label of the button that opens the page or app: the cashier's, else a default."),
    hasFields: flag('Whether the cashier asks for fields.'),
    needsId: flag("Whether the payment is identified by an id shown in the player's app."),
    needsKey: text('The translation key of what is missing before the payment can be reported.'),
    mayComplete: flag('Whether the player may report the payment, now or after accepting a changed amount.'),
    guaranteed: flag('Whether the guarantee note is shown: only while a peer-to-peer invoice can be paid.'),
    settled: oneOf(
      'The settlement: `open`: nothing was reported; `paying`: the payment is being reported; `paid`: it was reported; `cancelled`: it was cancelled, is being cancelled, or may have been.',
      ['open', 'paying', 'paid', 'cancelled'],
    ),
    time: { ...TIME_VIEW, description: 'The payment deadline.' },
    expired: flag('Whether it has expired.'),
  }),
  crypto: closedRecord('A crypto deposit to an address.', {
    filters: list('The networks for filtering the list of coins; the first entry is all networks.', CHOICE_VIEW),
    coins: list('The coins.', CHOICE_VIEW),
    coin: text('The code of the open coin, or its name.'),
    coinName: text('The name of the open coin.'),
    networks: list('The networks of the coin.', CHOICE_VIEW),
    network: text('The selected network, or empty.'),
    state: oneOf(
      "`choose`: no network is selected yet; `form`: the method's form must be filled in first; `asking`: the address is being requested; `failed`: the request failed.",
      ['choose', 'form', 'asking', 'failed', 'there'],
    ),
    address: text('The address on the selected network, or empty.'),
    memo: text('The required memo or tag, or empty.'),
    leastText: text('The minimum in coins, below which nothing is credited; empty when unknown.'),
    minText: text("The minimum in the selected unit: in coins, or its approximate value in the account's currency."),
    units: list('The units for the minimum; none without an exchange rate.', CHOICE_VIEW),
    minutes: count('The usual duration of a transfer, in minutes.'),
    hasBonus: flag('Whether the address was requested with the crypto bonus.'),
    otherBonus: text('The chosen deposit bonus, which does not apply to crypto, in one line; or empty.'),
  }),
  chain: closedRecord('The transaction seen by the cashier on the blockchain.', {
    seen: flag('Whether one was seen.'),
    name: text("The cashier's name of the blockchain."),
    counted: flag('Whether its blocks are counted.'),
    blocks: count('The number of blocks counted.'),
    ofBlocks: count('The number of blocks required.'),
    hash: text('The abbreviated transaction hash: its first and last five characters, or empty.'),
    url: text('The URL of the transaction page, or empty.'),
    amountText: text('The amount sent, in coins, or empty.'),
    finalText: text("The amount in the account's currency, or empty."),
  }),
  place: closedRecord("The country and currency of the deposit: the player's home, or the choice in the form.", {
    country: text('The country code.'),
    currency: text('The currency code.'),
    cis: flag('Whether the country belongs to the CIS: AZ, KG, KZ, TJ or UZ.'),
    countries: list('The codes of the selectable countries.', TEXT_VIEW),
    currencies: list('The codes of the selectable currencies.', TEXT_VIEW),
  }),
  offers: closedRecord("The providers' offers for the deposit.", {
    state: oneOf(
      '`open`: one can be chosen; `none`: there are none; `changed`: they are for another country or currency than the current one; `expired`; `taken`: the deposit was continued with one.',
      ['open', 'none', 'changed', 'expired', 'taken'],
    ),
    list: list('The offers, the best one first.', OFFER_VIEW),
    chosen: text('The `id` of the chosen offer, or empty.'),
    chosenName: text('The name of its provider, or empty.'),
    time: { ...TIME_VIEW, description: 'The deadline of the offers.' },
  }),
  cash: closedRecord('Paying in cash.', {
    agents: list("The cash agents in the player's country.", AGENT_VIEW),
  }),
  instruction: closedRecord('The payment instructions of the open method, or of the bank named in the URL.', {
    name: text('The name of the method or of the bank.'),
    steps: list('The steps; empty when there are none.', SLIDE_VIEW),
    banks: list('The banks with steps for a transfer from abroad: the values for `instruction.open`.', TEXT_VIEW),
    transfer: list('Generic steps for such a transfer, as text only.', TEXT_VIEW),
    video: { ...VIDEO_VIEW, description: 'The instruction video.' },
  }),
  bonus: closedRecord('The bonus of a deposit with the open method; on its own page, the displayed bonus.', {
    available: flag('Whether there is one.'),
    id: text('The id, for `bonus.choose` and `bonus.open`.'),
    title: text("The bonus in one line: the host's text, else a default."),
    subtitle: text('A second line by the host, or empty.'),
    theme: oneOf('Its colours.', BONUS_THEMES),
    picture: {
      ...ICON_VIEW,
      description: "The host's image for bonuses; its URL is empty until it is loaded.",
    },
    mode: oneOf('Whether the player uses bonuses.', ['with_bonus', 'without_bonus']),
    chosen: flag('Whether it is the bonus of the next deposit.'),
    automatic: flag('Whether it comes with the next deposit although neither the player nor the host chose it.'),
    active: flag('Whether the amount in the form qualifies for it.'),
    other: text('The chosen bonus, in one line, if it does not apply to the open method; else empty.'),
    ended: flag('Whether it has expired.'),
    percent: text('The percentage of the deposit, or empty.'),
    maxAmount: text('The maximum bonus, or empty.'),
    minDeposit: text('The minimum deposit, or empty.'),
    condition: text('The required amount and the wagering requirement, as text.'),
    anyAmount: flag('Whether every amount qualifies.'),
    isFreespin: flag('Whether it is free spins.'),
    wager: text('The wagering multiplier, or empty.'),
    payout: text('The payout multiplier, or empty.'),
    maxWithdrawal: text('The maximum withdrawal from it, or empty.'),
    spins: text('The number of free spins, or empty.'),
    maxSpinWin: text('The maximum win from them, or empty.'),
    games: list('The games of the free spins.', TEXT_VIEW),
    isEnding: flag('Whether it expires within a day.'),
    time: { ...TIME_VIEW, description: 'The expiry; 0 when it has none.' },
  }),
  bonuses: closedRecord('The deposit bonuses offered by the host.', {
    state: oneOf('`none`: there is no carousel; `waiting`: it is loading.', ['none', 'waiting', 'there']),
    list: list('The bonuses that have not expired.', BONUS_VIEW),
  }),
  cryptoBonus: closedRecord('The bonus on crypto deposits.', {
    available: flag('Whether there is one.'),
    on: flag('Whether the player has switched it on.'),
    text: text('The bonus: "5%".'),
  }),
  boxes: closedRecord('The boxes of a sweepstake, and the chosen one.', {
    state: oneOf('The loading state.', ['loading', 'ready', 'failed']),
    list: list('The boxes for sale.', BOX_VIEW),
    chosen: { ...BOX_VIEW, description: 'The chosen box; its properties are empty when there is none.' },
  }),
  redeem: closedRecord('The redeemable sweep coins and the quote for them.', {
    state: oneOf('The loading state.', ['loading', 'ready', 'failed']),
    open: flag(
      'Whether coins can be redeemed now: the data are loaded, redemption is allowed, and nothing must be played first.',
    ),
    blocked: flag('Whether the cashier blocks redemption.'),
    balanceText: words('The number of redeemable coins, formatted, or empty while unknown.'),
    nothingText: words('No coins, formatted: what can be redeemed before the rest is played.'),
    tileReason: text(
      'Why no coin can be chosen, in a few words: some coins must be played first, or the cashier blocks redemption; else empty.',
    ),
    toPlayText: words('The number of coins still to be played, formatted, or empty when there are none.'),
    quote: oneOf('The state of the quote for the amount in the form.', ['none', 'asking', 'there', 'failed']),
    getsText: words('The quote for the amount, with its coin, formatted, or empty.'),
  }),
  methods: closedRecord('The list of methods, or of the open group.', {
    state: oneOf('The loading state of the list.', ['loading', 'ready', 'failed']),
    tiles: list('The tiles matching the search.', TILE_VIEW),
    query: text('The text in the search box.'),
    searchable: flag('Whether it is long enough for a search box.'),
    groupName: text('The name of the open group, or empty.'),
  }),
  region: closedRecord('The countries whose methods can be shown.', {
    enabled: flag('Whether the player can choose another country.'),
    state: oneOf('The loading state of the countries.', ['loading', 'ready', 'failed']),
    current: { ...COUNTRY_VIEW, description: 'The current country.' },
    countries: list('The countries matching the search.', COUNTRY_VIEW),
    query: text('The text in the search box.'),
  }),
  currencies: closedRecord('The selectable currencies on the fiat tab of the crypto-balance cashier.', {
    code: text('The code of the selected currency.'),
    all: list('All of them.', CURRENCY_VIEW),
  }),
  route: closedRecord('The current page.', {
    name: text('Its name, the same in every mode.'),
    hasBack: flag('Whether there is a back button.'),
    hasTabs: flag('Whether the page has the tabs of the crypto-balance cashier.'),
  }),
  env: closedRecord('The environment of the widget.', {
    platform: text('`desktop`, `mobile`, `android` or `ios`.'),
    lang: text('The language of the widget.'),
    rtl: flag('Whether the language is written from right to left.'),
    mode: oneOf('The type of cashier.', CASHIER_NAMES),
    theme: oneOf('The theme.', ['light', 'dark']),
    native: flag('Whether the widget runs in a native app.'),
    canClose: flag('Whether the widget has a close button.'),
    errorId: text('A short error id for support, on the error page.'),
    online: flag('Whether the browser is online.'),
    offlineTold: flag(
      'Whether a message on the screen says that a press sent nothing because the browser is offline: a note about being offline then says the same twice.',
    ),
    expired: flag(
      'Whether the session has expired: until the player signs in again, nothing that moves money is sent.',
    ),
    supportUrl: text('The support URL: an https URL, or empty.'),
  }),
  exp: {
    description: "The player's experiments.",
    type: 'object',
    additionalProperties: text("The player's group, keyed by experiment."),
  } as const,
} as const

export type ScopeName = keyof typeof SCOPES
export type Scopes = { readonly [K in ScopeName]: FromSchema<(typeof SCOPES)[K]> }
export type TileView = FromSchema<typeof TILE_VIEW>
export type ChipView = FromSchema<typeof CHIP_VIEW>
export type CurrencyView = FromSchema<typeof CURRENCY_VIEW>
export type CountryView = FromSchema<typeof COUNTRY_VIEW>
export type IconView = FromSchema<typeof ICON_VIEW>
export type RequisiteView = FromSchema<typeof REQUISITE_VIEW>
export type DestinationView = FromSchema<typeof DESTINATION_VIEW>
export type BonusView = FromSchema<typeof BONUS_VIEW>
export type BoxView = FromSchema<typeof BOX_VIEW>
export type OfferView = FromSchema<typeof OFFER_VIEW>
export type TimeView = FromSchema<typeof TIME_VIEW>
export type SlideView = FromSchema<typeof SLIDE_VIEW>
export type VideoView = FromSchema<typeof VIDEO_VIEW>
