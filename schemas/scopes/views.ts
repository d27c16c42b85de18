import type { FromSchema } from 'json-schema-to-ts'

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
    hint: text('"From 21 to 20,155", or the one bound that is known, or empty.'),
  }),
  form: record('The form on the screen.', {
    amount: text('The amount as it goes out: a decimal number, or empty.'),
    amountText: text('The amount with its currency, ready to read: what the button shows is what goes out.'),
    valid: flag('Whether nothing in it is wrong.'),
    touched: flag('Whether the player has touched a field.'),
    canSubmit: flag('Whether the button may be pressed.'),
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
    look: oneOf('How the status looks: a payment that can no longer be made looks like one that was not.', STATUSES),
    amount: text('Its amount, as a decimal number.'),
    currency: text('Its currency, by its code.'),
    amountText: text('Its amount with the currency, ready to read.'),
    methodName: text('The name of its method.'),
    startedAt: text('When it was made: the hour and the minute.'),
    claimed: flag('The address named an outcome that the cashier has not said: it is being asked.'),
    page: oneOf(
      'The payment page. `none`: there is no deposit at all; `unknown`: it has no page, or this page did not open it; `open`; `blocked`: it was not opened; `closed` before it was reached; `refused`: its address is not safe; `lost` with the answer.',
      ['none', 'unknown', 'open', 'blocked', 'closed', 'refused', 'lost'],
    ),
    canOpenPage: flag('Whether a press can open the payment page, for the first time or again.'),
  }),
  invoice: record('What is to be paid outside the cashier, by a transfer of the player.', {
    amount: text('The amount as it is copied: a decimal number.'),
    amountText: text('The amount with its currency, ready to read.'),
    changed: flag('Whether it is another amount than was asked for.'),
    holder: text('Whose account it is, or empty.'),
    requisites: list('Where to pay, line by line.', REQUISITE_VIEW),
    time: { ...TIME_VIEW, description: 'Until when it can be paid.' },
    expired: flag('Whether its time is over.'),
  }),
  bonus: record('The bonus that a deposit by the open method brings.', {
    available: flag('Whether there is one.'),
    active: flag('Whether the amount in the form brings it.'),
    percent: text('How much of the deposit it is, in percent, or empty.'),
    maxAmount: text('The most that it can be, or empty.'),
    minDeposit: text('The least that must be paid for it, or empty.'),
    isFreespin: flag('Whether it is free spins.'),
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
  route: record('The page.', {
    name: text('Its name.'),
    hasBack: flag('Whether there is a way back.'),
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
export type CountryView = FromSchema<typeof COUNTRY_VIEW>
export type IconView = FromSchema<typeof ICON_VIEW>
export type RequisiteView = FromSchema<typeof REQUISITE_VIEW>
export type TimeView = FromSchema<typeof TIME_VIEW>
