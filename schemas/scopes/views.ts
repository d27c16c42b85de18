import type { FromSchema } from 'json-schema-to-ts'

/**
 * What a layout may read, by scope. Stores fill these member by member (`src/scopes`), so a layout can never reach
 * the token or contact data; the command line checks every path of a document against them.
 */

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const count = { type: 'integer' } as const
const record = <P extends Record<string, unknown>>(properties: P) =>
  ({
    type: 'object' as const,
    properties,
    required: Object.keys(properties) as (keyof P & string)[],
    additionalProperties: false as const,
  }) as const
const list = <S>(items: S) => ({ type: 'array' as const, items }) as const

export const ICON_VIEW = record({ id: text, src: text })

/** A tile of the list: a method, or a group with the icons of its methods. */
export const TILE_VIEW = record({
  id: text,
  kind: { enum: ['method', 'group'] } as const,
  name: text,
  icons: list(ICON_VIEW),
  /** How many methods the group has; 1 for a method. */
  count,
  /** The lowest amount, ready to read ("from 200.00 MXN"), or empty when it is not known. */
  from: text,
  /** brand, fast, instant, top, turbo, exclusive or empty. */
  badge: text,
  /** The server's own colours of the badge, or empty. */
  badgeGround: text,
  badgeInk: text,
  isPopular: flag,
})

export const CHIP_VIEW = record({ value: text, label: text, selected: flag })
/** One line to be copied: a number, a name, a reference. */
export const REQUISITE_VIEW = record({ name: text, label: text, value: text, copyable: flag })

/** A time that runs out: until when, in ms of the server's time, and how long it is as a whole. */
export const TIME_VIEW = record({ endsAt: { type: 'number' } as const, totalMs: { type: 'number' } as const })

export const COUNTRY_VIEW = record({ code: text, name: text, flag: text, currency: text })

export const SCOPES = {
  user: record({ currency: text, paymentGeo: text, platform: text, lang: text }),
  method: record({
    id: text,
    name: text,
    /** As it stands on the list: with its icon. */
    tile: TILE_VIEW,
    cardViewType: text,
    category: text,
    network: text,
    /** A translation key of a warning above the form, or empty. */
    annotationKey: text,
    prefilledAmount: text,
    hasFields: flag,
  }),
  limits: record({
    min: text,
    max: text,
    known: flag,
    /** "From 21 to 20,155", or the one bound that is known, or empty. */
    hint: text,
  }),
  form: record({
    /** The amount as it goes out: a decimal string, or empty. */
    amount: text,
    /** The amount with its currency, ready to read: what the button shows is what goes out. */
    amountText: text,
    valid: flag,
    touched: flag,
    canSubmit: flag,
    /** How many fields are wrong after a press on the button. */
    errors: count,
    /** The step of a form in steps, from 0, and how many it has: one when it is in one piece. */
    step: count,
    stepCount: count,
    chips: list(CHIP_VIEW),
    fields: { type: 'object', additionalProperties: text } as const,
  }),
  deposit: record({
    id: text,
    /**
     * idle; creating; checking: the answer was lost and is being asked for; unknown: nobody can tell what became of it;
     * elsewhere: another tab is paying; found: a payment is open that may have been lost with a former page.
     */
    state: { enum: ['idle', 'creating', 'checking', 'unknown', 'elsewhere', 'found'] } as const,
    /** The open deposit that the cashier has named, or empty. */
    foundId: text,
    creating: flag,
    /** The key of what the button says while it is busy: the create is made, or what became of it is asked. */
    busyKey: text,
    /** waiting, accepted, mistaked, processed. */
    status: { enum: ['waiting', 'accepted', 'mistaked', 'processed'] } as const,
    /** How the status looks: a payment that can't be made looks like one that was not. */
    look: { enum: ['waiting', 'accepted', 'mistaked', 'processed'] } as const,
    amount: text,
    currency: text,
    amountText: text,
    methodName: text,
    startedAt: text,
    /** The address named an outcome that the server has not said: it is being asked. */
    claimed: flag,
    /**
     * none: there is no deposit at all. unknown: it has no page, or this document did not open it. open, blocked (not
     * opened), closed (before it was reached), refused (its address is not safe), lost (with the answer).
     */
    page: { enum: ['none', 'unknown', 'open', 'blocked', 'closed', 'refused', 'lost'] } as const,
    /** A press can open the payment page, for the first time or again. */
    canOpenPage: flag,
  }),
  invoice: record({
    /** What is to be paid: a decimal string, as it is copied, and ready to read. */
    amount: text,
    amountText: text,
    /** It is another amount than was asked for. */
    changed: flag,
    /** Whose account it is, or empty. */
    holder: text,
    requisites: list(REQUISITE_VIEW),
    time: TIME_VIEW,
    /** Its time is over. */
    expired: flag,
  }),
  bonus: record({ available: flag, active: flag, percent: text, maxAmount: text, minDeposit: text, isFreespin: flag }),
  methods: record({
    state: { enum: ['loading', 'ready', 'failed'] } as const,
    tiles: list(TILE_VIEW),
    query: text,
    searchable: flag,
    groupName: text,
  }),
  region: record({
    enabled: flag,
    state: { enum: ['loading', 'ready', 'failed'] } as const,
    current: COUNTRY_VIEW,
    countries: list(COUNTRY_VIEW),
    query: text,
  }),
  route: record({ name: text, hasBack: flag }),
  env: record({
    platform: text,
    lang: text,
    rtl: flag,
    mode: { enum: ['main', 'sweep', 'cryptobalance'] } as const,
    theme: { enum: ['light', 'dark'] } as const,
    native: flag,
    canClose: flag,
    /** A short id that support can look up, on the error page. */
    errorId: text,
    online: flag,
    /** The player must sign in again: until then nothing that moves money is sent. */
    expired: flag,
  }),
  exp: { type: 'object', additionalProperties: text },
} as const

export type ScopeName = keyof typeof SCOPES
export type Scopes = { readonly [K in ScopeName]: FromSchema<(typeof SCOPES)[K]> }
export type TileView = FromSchema<typeof TILE_VIEW>
export type ChipView = FromSchema<typeof CHIP_VIEW>
export type CountryView = FromSchema<typeof COUNTRY_VIEW>
export type IconView = FromSchema<typeof ICON_VIEW>
export type RequisiteView = FromSchema<typeof REQUISITE_VIEW>
export type TimeView = FromSchema<typeof TIME_VIEW>
