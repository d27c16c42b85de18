import type { FromSchema } from 'json-schema-to-ts'

const text = { type: 'string' } as const
const id = { type: ['string', 'integer'] } as const

/** The player, as the host hands it over. Contact data may be there; nothing of it is shown or kept. */
export const USER = {
  type: 'object',
  properties: {
    token: { type: 'string', minLength: 1, maxLength: 8000 },
    id,
    currency: { type: 'string', pattern: '^[A-Za-z0-9]{2,10}$' },
    paymentGeo: { type: 'string', pattern: '^[A-Za-z]{2}$' },
    platform: { type: 'string' },
    lang: { type: 'string', maxLength: 35 },
    locale: { type: 'string', maxLength: 35 },
    country: { type: 'string', pattern: '^[A-Za-z]{2}$' },
    partner_key: text,
    balanceData: {
      type: 'object',
      properties: {
        primary: { type: 'object', properties: { amount: { type: ['string', 'number'] }, currency: text } },
      },
    },
  },
} as const

const bonusNumber = { type: ['number', 'string'] } as const

export const BONUS = {
  type: 'object',
  properties: {
    id,
    type: { enum: ['deposit', 'freespin'] },
    currency: text,
    content: { type: 'object', properties: { title: text, subtitle: text } },
    mustAccruedBefore: { type: ['string', 'number', 'null'] },
    depositBonusData: {
      type: ['object', 'null'],
      properties: {
        minDeposit: bonusNumber,
        maxBonusAmount: bonusNumber,
        percent: bonusNumber,
        payoutMultiplier: bonusNumber,
        wagerMultiplier: bonusNumber,
      },
    },
    freespinBonusData: {
      type: ['object', 'null'],
      properties: {
        minDeposit: bonusNumber,
        maxSpinWin: bonusNumber,
        payoutMultiplier: bonusNumber,
        wagerMultiplier: bonusNumber,
        count: bonusNumber,
        gamesContent: { type: ['array', 'null'], items: { type: 'object', properties: { nameEn: text } } },
      },
    },
  },
  required: ['id', 'type'],
} as const

/** The payload of the host's `loaded` message. Unknown members are left alone. */
export const LOADED = {
  type: 'object',
  properties: {
    bonusId: { type: ['string', 'integer', 'null'] },
    /** Each is checked on its own when it is offered: the payment's code knows what a bonus is. */
    bonusList: { type: 'array', maxItems: 200, items: { type: 'object' } },
    closingButton: { type: 'boolean' },
    experiments: {
      type: 'array',
      maxItems: 200,
      items: { type: 'object', properties: { key: text, group: text }, required: ['key', 'group'] },
    },
    host: text,
    schema: { type: 'object' },
    xOrigin: text,
    userId: id,
    partnerKey: text,
    widgetViewType: { type: 'string' },
    transport: { type: 'string' },
    platformVersion: { type: 'string', maxLength: 40 },
    pwa: { type: 'boolean' },
    isMobileApp: { type: 'boolean' },
    geetestCaptchaId: text,
    /** What the last `onIntent` said; empty when there was none. */
    resume: { type: 'string', maxLength: 16_000 },
    user: USER,
  },
} as const

export type Loaded = FromSchema<typeof LOADED>
export type HostUser = FromSchema<typeof USER>
export type HostBonus = FromSchema<typeof BONUS>
