import type { FromSchema } from 'json-schema-to-ts'
import { INVOICE_STATES } from './invoiceStates.ts'

/**
 * What a layout may read, by scope. Stores fill these member by member (`src/scopes`), so a layout can never reach
 * the token or contact data; the command line checks every path of a document against them.
 */

const text = (description: string) => ({ description, type: 'string' }) as const
const flag = (description: string) => ({ description, type: 'boolean' }) as const
const count = (description: string) => ({ description, type: 'integer' }) as const
const oneOf = <const E extends readonly string[]>(description: string, values: E) =>
  ({ description, enum: values }) as const
const record = <P extends Record<string, unknown>>(description: string, properties: P) =>
  ({
    description,
    type: 'object' as const,
    properties,
    required: Object.keys(properties) as (keyof P & string)[],
    additionalProperties: false as const,
  }) as const
const list = <S>(description: string, items: S) => ({ description, type: 'array' as const, items }) as const

export const ICON_VIEW = record('An icon.', {
  id: text('Its name.'),
  src: text('Its address, or empty.'),
})

export const TILE_VIEW = record('A tile of the list: a method, or a group with the icons of its methods.', {
  id: text('What `method.open` and `group.open` take.'),
  kind: oneOf('What a press on it opens.', ['method', 'group']),
  name: text('Its name, in the language of the player.'),
  icons: list('Its icons.', ICON_VIEW),
  count: count('How many methods the group has; 1 for a method.'),
  from: text('The lowest amount, ready to read ("from 200.00 MXN"), or empty when it is not known.'),
  badge: text('What the server wants on it: `brand`, `fast`, `instant`, `top`, `turbo`, `exclusive`, or empty.'),
  badgeGround: text('The ground of the badge as the server colours it, or empty.'),
  badgeInk: text('Its letters, or empty.'),
  isPopular: flag('Whether the server counts it among the popular ones.'),
})

export const CHIP_VIEW = record('A quick amount.', {
  value: text('The amount as it is put into the field.'),
  label: text('The amount, ready to read.'),
  selected: flag('Whether it is the amount that stands in the field.'),
})

export const REQUISITE_VIEW = record('One line to be copied: a number, a name, a reference.', {
  name: text('The name that the server gives it.'),
  label: text('What it is, in the language of the player.'),
  value: text('What it says, to the letter.'),
  copyable: flag('Whether it is to be copied.'),
})

export const TEXT_VIEW = { description: 'A text, ready to read.', type: 'string' } as const

export const TIME_VIEW = record('A time that runs out.', {
  endsAt: { description: 'Until when: milliseconds since 1970.', type: 'number' } as const,
  totalMs: { description: 'How long it is as a whole, in milliseconds.', type: 'number' } as const,
})

export const COUNTRY_VIEW = record('A country.', {
  code: text('Its ISO code.'),
  name: text('Its name, in the language of the player.'),
  flag: text('The address of its flag.'),
  currency: text('The code of its currency, or empty.'),
})

export const CURRENCY_VIEW = record('A currency.', {
  code: text('Its code.'),
  name: text('Its name, in the language of the player.'),
  icon: text('The address of its sign.'),
})

export const SLIDE_VIEW = record('A step of an instruction.', {
  id: text('Its number, from 1.'),
  image: text('The address of its picture, or empty.'),
  text: text('What to do, in the language of the player, or empty.'),
})

export const VIDEO_VIEW = record('A video that shows how to pay.', {
  src: text('Its address, or empty when there is none.'),
  poster: text('The address of the picture before it plays, or empty.'),
  captions: text('The address of its captions, or empty.'),
  lang: text('The language of the captions.'),
})

const CHOICE_VIEW = record('One of a few things to choose from.', {
  id: text('What the command takes that chooses it.'),
  name: text('What it is called.'),
  selected: flag('Whether it is chosen.'),
})

export const DESTINATION_VIEW = record('One line of where money goes.', {
  id: text('What tells it from the others.'),
  label: text('What it is.'),
  value: text('What it says.'),
  address: flag('Whether it is an address, whose ends are compared.'),
})

export const OFFER_VIEW = record('What a provider offers for the deposit.', {
  id: text('What `offer.choose` takes.'),
  name: text('The name of the provider.'),
  icon: text('The address of its icon, or empty.'),
  gets: text('What the player gets, with its currency, ready to read.'),
  fee: text('What the provider keeps of what is paid, with its currency; empty where it does not say.'),
  best: flag('Whether the player gets the most by it.'),
  behind: text(
    'How much less the player gets than by the best, with its currency; empty where it is no less, or nobody can say.',
  ),
})

export const BOX_VIEW = record('A box of a sweepstake.', {
  id: text('What `box.choose` takes.'),
  gcAmount: text('How many gold coins are in it, ready to read.'),
  scAmount: text('How many free sweep coins come with it, ready to read.'),
  formattedPrice: text('What it costs, with its currency, ready to read.'),
})

/** A look of its own for each bonus. */
export const BONUS_THEMES = ['pink', 'purple', 'blue', 'orange', 'freespin'] as const

export const BONUS_VIEW = record('A bonus that can be chosen.', {
  id: text('What `bonus.choose` and `bonus.open` take.'),
  title: text('The bonus in one line.'),
  subtitle: text('A second line, in the words of the host, or empty.'),
  condition: text('What has to be paid for it, in words.'),
  theme: oneOf('Its colours.', BONUS_THEMES),
  selected: flag('Whether it is the bonus of the next deposit.'),
})

const AGENT_VIEW = record('Somebody who takes cash.', {
  name: text('What the player reads.'),
  url: text('Where they are met: the address of a chat.'),
})

const INVOICE_KINDS = ['international', 'confirmationId', 'account', 'phone', 'card', 'none'] as const
const STATUSES = ['waiting', 'accepted', 'mistaked', 'processed'] as const

export const SCOPES = {
  user: record('The player, as far as a document may know.', {
    currency: text('The currency of the account, by its code.'),
    paymentGeo: text('The country whose methods are shown, by its ISO code.'),
    platform: text('`desktop`, `mobile`, `android` or `ios`.'),
    lang: text('The language that the widget speaks.'),
  }),
  method: record('The method that is open.', {
    id: text('Its name for the server.'),
    name: text('Its name, in the language of the player.'),
    tile: { ...TILE_VIEW, description: 'The method as it stands on the list: with its icon.' },
    cardViewType: text('Its card view type, by name.'),
    category: text('Its category.'),
    network: text('Its blockchain network, or empty.'),
    annotationKey: text('The translation key of a warning over the form, or empty.'),
    prefilledAmount: text('The amount to begin with, or empty.'),
    hasFields: flag('Whether the server asks for fields.'),
  }),
  limits: record('What may be paid by the method that is open.', {
    min: text('The least, as a decimal number, or empty.'),
    max: text('The most, as a decimal number, or empty.'),
    known: flag('Whether one of them is known.'),
    none: flag('Whether nothing can be paid in this currency at all.'),
    noneKey: text(
      'The translation key of why not: a limit, fee or balance of the cashier that can not be read; a fee that leaves nothing; an account that holds too little. Empty where the reason is not known.',
    ),
    hint: text('"From 21 to 20,155", or the one bound that is known, or empty.'),
  }),
  form: record('The form on the screen.', {
    amount: text('The amount as it goes out: a decimal number, or empty.'),
    amountText: text('The amount with its currency, ready to read: what the button shows is what goes out.'),
    valid: flag('Whether nothing in it is wrong.'),
    touched: flag('Whether the player has touched a field.'),
    canSubmit: flag('Whether the button may be pressed.'),
    payable: flag('Whether it has a field for everything that the method requires.'),
    errors: count('How many fields are wrong after a press on the button.'),
    step: count('The step that is open, from 0.'),
    stepCount: count('How many steps it has; 1 when it is in one piece.'),
    chips: list('Quick amounts.', CHIP_VIEW),
    fields: {
      description: 'What stands in each field, by its name.',
      type: 'object',
      additionalProperties: text('The value, with the signs of its mask.'),
    } as const,
  }),
  deposit: record('The deposit that is being made, or was made last.', {
    id: text('Its number at the cashier, or empty.'),
    state: oneOf(
      '`idle`; `creating`; `checking`: the answer was lost and is being asked for; `unknown`: nobody can tell what became of it; `elsewhere`: another tab is paying; `found`: a payment is open that may have been lost with a former page.',
      ['idle', 'creating', 'checking', 'unknown', 'elsewhere', 'found'],
    ),
    foundId: text('The open deposit that the cashier has named, or empty.'),
    creating: flag('Whether the cashier is at work on it.'),
    busyKey: text(
      'The translation key of what the button says while it is busy: that the create is made, or that is asked what became of it.',
    ),
    status: oneOf('What the cashier says of it.', STATUSES),
    reason: oneOf(
      'Why it was not paid, while its status is `mistaked`: `declined`; or cancelled by `time`, by the `provider`, by the `player`.',
      ['none', 'declined', 'time', 'provider', 'player'],
    ),
    look: oneOf('How the status looks: a payment that can no longer be made looks like one that was not.', STATUSES),
    amount: text('Its amount, as a decimal number.'),
    currency: text('Its currency, by its code.'),
    amountText: text('Its amount with the currency, ready to read.'),
    methodName: text('The name of its method.'),
    startedAt: text('When it was made: the hour and the minute.'),
    claimed: flag('The address named an outcome that the cashier has not said: it is being asked.'),
    page: oneOf(
      'The payment page. `none`: there is no deposit at all; `unknown`: it has no page, or this page did not open it; `open`; `blocked`: it was not opened; `closed` before it was reached; `refused`: its address is not safe; `missing`: nobody has said which it is; `lost` with the answer; `invoice`: it is paid outside, by details that a former page had; `address`: coins are sent to it; `unchosen`: offers were made for it, and it has not gone on with any.',
      ['none', 'unknown', 'open', 'blocked', 'closed', 'refused', 'missing', 'lost', 'invoice', 'address', 'unchosen'],
    ),
    windowless: flag('No window was meant to open by itself: the player opens the payment page.'),
    unheard: flag('The cashier has not said for some time how it stands: it is asked on.'),
    retry: flag('Whether the address names the form in which it can be tried again.'),
    facts: list('What can be read while the cashier is at work.', TEXT_VIEW),
    canOpenPage: flag('Whether a press can open the payment page, for the first time or again.'),
  }),
  withdrawal: record('The withdrawal that is being made, or was made last.', {
    id: text('Its number at the cashier, or empty.'),
    state: oneOf(
      '`idle`; `creating`; `checking`: the answer was lost and is being asked for; `unknown`: nobody can tell what became of it; `elsewhere`: another tab is at it; `found`: one waits to be confirmed.',
      ['idle', 'creating', 'checking', 'unknown', 'elsewhere', 'found'],
    ),
    foundId: text('The open withdrawal that the cashier has named, or empty.'),
    busy: flag('Whether the cashier is at work on it.'),
    busyKey: text('The translation key of what the button says while it is busy.'),
    step: oneOf(
      '`reading`: what it is about is being asked for; `open`: it waits to be confirmed; `confirming`, `cancelling`; `asking`: the answer was lost and is being asked for; `unclear`: the cashier can not say; `confirmed`; `cancelled`.',
      ['reading', 'open', 'confirming', 'cancelling', 'asking', 'unclear', 'confirmed', 'cancelled'],
    ),
    status: oneOf('What the cashier says of it.', STATUSES),
    known: flag('Whether there is one.'),
    amountText: text('Its amount with the currency, ready to read; empty when it is not known.'),
    feeText: text('What is kept of it, with the currency; empty where nothing is, or it is not known.'),
    receivesText: text('What arrives, with the currency; empty where that is the amount, or not known.'),
    methodName: text('The name of its method.'),
    lines: list('Where it goes, line by line.', DESTINATION_VIEW),
    untold: flag(
      'Whether nobody can say any more where it goes: it was typed in another document, and the cashier does not say.',
    ),
    changed: flag('Whether the cashier has made it another amount, or another currency, than was asked for.'),
    agreed: flag('Whether the player has agreed to that.'),
    askedText: text('What the player asked for, with the currency, or empty.'),
    hold: oneOf(
      'Why it may not be confirmed as it is: its amounts can not be read; nothing of it would arrive; the player has to agree first.',
      ['', 'unread', 'nothingArrives', 'changed'],
    ),
    startedAt: text('When it was made: the hour and the minute.'),
    needsCode: flag('Whether the player has to type a code that was sent.'),
    sentTo: text('Where the code was sent to, or empty.'),
    unheard: flag('The cashier has not said for some time how it stands: it is asked on.'),
  }),
  account: record('What can be withdrawn, and from where.', {
    accounts: list('The accounts to choose from; none where only one holds money.', CHOICE_VIEW),
    balanceText: text('What lies on the one that is chosen, with the currency; empty when it is not known.'),
    feeText: text('What is kept of the amount in the form, with the currency; empty where nothing is.'),
    arrivesText: text('What arrives of it, with the currency; empty where nothing is kept.'),
  }),
  banks: record('The banks that the money can go to.', {
    list: list('Those that the search leaves.', CHOICE_VIEW),
    named: flag('Whether the cashier names any bank.'),
    query: text('What stands in the search box.'),
    chosen: text('The name of the one that was chosen, or empty.'),
  }),
  invoice: record('How the deposit is paid outside the cashier: by a transfer, a code, an app.', {
    state: oneOf(
      'What can be done with it: `payable`; `changed`: it is another amount than was asked for, which is not accepted yet; `paid`: the player has said so; `expired`; `cancelled`; `unknown`: whether it was cancelled is not known; `none`: it does not say where to pay; `unreadable`: its amount can not be paid. Where to pay is empty in all but `payable` and `paid`.',
      INVOICE_STATES,
    ),
    amount: text('The amount as it is copied: a decimal number; empty where it can not be paid.'),
    amountText: text('The amount with its currency, ready to read; empty where it can not be paid.'),
    askedText: text('The amount that was asked for, with its currency, or empty.'),
    changed: flag('Whether it is another amount than was asked for.'),
    accepted: flag('Whether the player has said that this is seen.'),
    holder: text('Whose account it is, or empty.'),
    bank: text('The bank of the account, or empty.'),
    kind: oneOf('What is paid to, where no bank is named: decides the words over it.', INVOICE_KINDS),
    country: { ...COUNTRY_VIEW, description: 'The country of the account; without a code where it is not said.' },
    known: flag('Whether it says where to pay, or how, and its amount can be read.'),
    requisites: list('Where to pay, line by line.', REQUISITE_VIEW),
    lines: {
      description: 'The same lines by the names that the cashier gives them: `invoice.lines.reference`.',
      type: 'object',
      additionalProperties: text('What the line says, to the letter.'),
    } as const,
    text: text('What to do, in the words of the cashier, or empty.'),
    steps: list('What to do, step by step.', TEXT_VIEW),
    qr: text('What is drawn as a QR code, or empty.'),
    qrPicture: text('A QR code that came as a picture, or empty.'),
    pageLabel: text('What stands on the button that opens the page or the app: the words of the cashier, else ours.'),
    hasFields: flag('Whether the cashier asks for fields.'),
    needsId: flag('Whether the payment is found by an id that the app of the player shows.'),
    mayComplete: flag('Whether the player may say, now or once another amount is accepted, that it is paid.'),
    guaranteed: flag(
      'Whether the note on what becomes of a transfer stands: only while a peer-to-peer invoice can be paid.',
    ),
    settled: oneOf(
      'What the cashier was told: `open`: nothing; `paying`: it is being told that it is paid; `paid`: it was told so; `cancelled`: it was cancelled, or may have been.',
      ['open', 'paying', 'paid', 'cancelled'],
    ),
    time: { ...TIME_VIEW, description: 'Until when it can be paid.' },
    expired: flag('Whether its time is over.'),
  }),
  crypto: record('Coins that are sent to an address.', {
    filters: list('The networks that the list of coins can be cut down to; the first is all of them.', CHOICE_VIEW),
    coins: list('The coins.', CHOICE_VIEW),
    coin: text('The code of the coin that is open, or its name.'),
    coinName: text('The name of the coin that is open.'),
    networks: list('The networks that it can be sent on.', CHOICE_VIEW),
    network: text('The network that is chosen, or empty.'),
    state: oneOf(
      '`choose`: no network is chosen yet; `form`: the address comes when the form of the method is filled in; `asking`: it is on its way; `failed`: it did not come.',
      ['choose', 'form', 'asking', 'failed', 'there'],
    ),
    address: text('The address of the network that is chosen, or empty.'),
    memo: text('What has to be sent along with it, or empty.'),
    leastText: text('Less coins than these are not credited; empty when it is not known.'),
    minText: text('The same in the unit that is chosen: in coins, or about so much in the currency of the account.'),
    units: list('The two that the minimum can be shown in; none when there is no rate.', CHOICE_VIEW),
    minutes: count('How many minutes a transfer usually takes.'),
    hasBonus: flag('Whether the bonus on deposits of coins was asked for with the address.'),
    otherBonus: text('The chosen bonus on deposits, which does not come with coins, in one line; or empty.'),
  }),
  chain: record('Coins that the cashier has seen on their blockchain.', {
    seen: flag('Whether it has seen any.'),
    name: text('The blockchain, as the cashier calls it.'),
    counted: flag('Whether its blocks are counted.'),
    blocks: count('How many have been counted.'),
    ofBlocks: count('How many make a transfer.'),
    hash: text('The hash of the transaction: its first and its last five signs, or empty.'),
    url: text('The page of the transaction, or empty.'),
    amountText: text('What was sent, in coins, or empty.'),
    finalText: text('What it comes to in the currency of the account, or empty.'),
  }),
  place: record(
    'Where the deposit is paid from, and in what: the home of the player, or what was chosen in the form.',
    {
      country: text('The code of the country.'),
      currency: text('The code of the currency.'),
      cis: flag('Whether the country is of the CIS: AZ, KG, KZ, TJ or UZ.'),
      countries: list('The codes of the countries that may be chosen.', TEXT_VIEW),
      currencies: list('The codes of the currencies that may be chosen.', TEXT_VIEW),
    },
  ),
  offers: record('What providers offer for the deposit.', {
    state: oneOf(
      '`open`: one can be chosen; `none`: there is none; `changed`: they are for another country or currency than is chosen now; `expired`: they hold no longer; `taken`: the deposit goes on with one already.',
      ['open', 'none', 'changed', 'expired', 'taken'],
    ),
    list: list('Them, beginning with that which gives the player the most.', OFFER_VIEW),
    chosen: text('The `id` of the one that the player has chosen, or empty.'),
    chosenName: text('The name of its provider, or empty.'),
    time: { ...TIME_VIEW, description: 'Until when they hold.' },
  }),
  cash: record('Paying in cash.', {
    agents: list('Who takes cash in the country of the player.', AGENT_VIEW),
  }),
  instruction: record('How to pay by the method that is open, or by the bank that the address names.', {
    name: text('The name of the method or of the bank.'),
    steps: list('What to do, step by step; empty when there is none.', SLIDE_VIEW),
    banks: list(
      'The banks of a transfer from abroad that have steps to show: what `instruction.open` takes.',
      TEXT_VIEW,
    ),
    transfer: list('How such a transfer is made in the app of any bank, in words alone.', TEXT_VIEW),
    video: { ...VIDEO_VIEW, description: 'The video that shows it.' },
  }),
  bonus: record('The bonus that a deposit by the open method brings; on its own page, the one that is told of.', {
    available: flag('Whether there is one.'),
    id: text('What `bonus.choose` and `bonus.open` take.'),
    title: text('The bonus in one line: in the words of the host, or else in ours.'),
    subtitle: text('A second line, in the words of the host, or empty.'),
    theme: oneOf('Its colours.', BONUS_THEMES),
    picture: {
      ...ICON_VIEW,
      description: 'The picture that the host gives to bonuses; its address is empty until it is there.',
    },
    mode: oneOf('Whether deposits are made with it, by the choice of the player.', ['with_bonus', 'without_bonus']),
    chosen: flag('Whether it is the bonus of the next deposit.'),
    active: flag('Whether the amount in the form brings it.'),
    other: text('The chosen bonus, in one line, where it does not come with the open method; else empty.'),
    ended: flag('Whether it can be had no longer.'),
    percent: text('How much of the deposit it is, in percent, or empty.'),
    maxAmount: text('The most that it can be, or empty.'),
    minDeposit: text('The least that must be paid for it, or empty.'),
    condition: text('What has to be paid for it, in words.'),
    anyAmount: flag('Whether every amount brings it.'),
    isFreespin: flag('Whether it is free spins.'),
    wager: text('How often it must be wagered, or empty.'),
    payout: text('How often it may be paid out, or empty.'),
    maxWithdrawal: text('The most that can be withdrawn of it, or empty.'),
    spins: text('How many free spins, or empty.'),
    maxSpinWin: text('The most that can be won by them, or empty.'),
    games: list('The games of the free spins.', TEXT_VIEW),
    isEnding: flag('Whether it ends within a day.'),
    time: { ...TIME_VIEW, description: 'Until when it can be had; 0 when it has no end.' },
  }),
  bonuses: record('The bonuses that the host offers with a deposit.', {
    state: oneOf('`none`: there is no carousel of them; `waiting`: it is on its way.', ['none', 'waiting', 'there']),
    list: list('Those that have not ended.', BONUS_VIEW),
  }),
  cryptoBonus: record('The bonus on a deposit of coins.', {
    available: flag('Whether there is one.'),
    on: flag('Whether the player takes it.'),
    text: text('How much it is: "5%".'),
  }),
  boxes: record('The boxes of a sweepstake, and the one that is bought.', {
    state: oneOf('Whether they are there.', ['loading', 'ready', 'failed']),
    list: list('Those that are sold.', BOX_VIEW),
    chosen: { ...BOX_VIEW, description: 'The one that is bought; its members are empty when there is none.' },
  }),
  redeem: record('Sweep coins: how many can be redeemed, and what one gets for them.', {
    state: oneOf('Whether it is known.', ['loading', 'ready', 'failed']),
    open: flag('Whether any may be redeemed now: it is known and allowed, and none has to be played first.'),
    blocked: flag('Whether the cashier does not let the player redeem.'),
    balanceText: text('How many can be redeemed, ready to read, or empty as long as it is not known.'),
    toPlayText: text('How many have still to be played, ready to read, or empty when there are none.'),
    quote: oneOf('How it stands with what one gets for the amount in the form.', ['none', 'asking', 'there', 'failed']),
    getsText: text('What one gets for the amount, with its coin, ready to read, or empty.'),
  }),
  methods: record('The list of methods, or of the open group.', {
    state: oneOf('Whether the list is there.', ['loading', 'ready', 'failed']),
    tiles: list('The tiles that the search leaves.', TILE_VIEW),
    query: text('What stands in the search box.'),
    searchable: flag('Whether it is long enough to be searched.'),
    groupName: text('The name of the open group, or empty.'),
  }),
  region: record('The countries whose methods can be shown.', {
    enabled: flag('Whether the player may choose another.'),
    state: oneOf('Whether the list of countries is there.', ['loading', 'ready', 'failed']),
    current: { ...COUNTRY_VIEW, description: 'The country that is shown.' },
    countries: list('The countries that the search leaves.', COUNTRY_VIEW),
    query: text('What stands in the search box.'),
  }),
  currencies: record('The currencies that the player may pay in, on the fiat tab of the crypto-balance cashier.', {
    code: text('The one that is chosen, by its code.'),
    all: list('All of them.', CURRENCY_VIEW),
  }),
  route: record('The page.', {
    name: text('Its name, the same in every mode.'),
    hasBack: flag('Whether there is a way back.'),
    hasTabs: flag('Whether the tabs of the crypto-balance cashier stand on it.'),
  }),
  env: record('What is around.', {
    platform: text('`desktop`, `mobile`, `android` or `ios`.'),
    lang: text('The language that the widget speaks.'),
    rtl: flag('Whether that is written from right to left.'),
    mode: oneOf('Which cashier it is.', ['main', 'sweep', 'cryptobalance']),
    theme: oneOf('How it looks.', ['light', 'dark']),
    native: flag('Whether it stands in an app.'),
    canClose: flag('Whether the widget may close itself.'),
    errorId: text('A short number that the support can look up, on the error page.'),
    online: flag('Whether the browser is online.'),
    expired: flag('Whether the player must sign in again: until then nothing that moves money is sent.'),
    supportUrl: text('Where the player finds help: an https address, or empty.'),
  }),
  exp: {
    description: 'The experiments that the player is in.',
    type: 'object',
    additionalProperties: text('The group of the experiment, by its key.'),
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
