import type { FromSchema } from 'json-schema-to-ts'
import { WIRE_FIELD } from './serverField.ts'

const text = { type: 'string' } as const
const maybeText = { type: ['string', 'null'] } as const
const amount = { type: ['number', 'string', 'null'] } as const
const flag = { type: ['boolean', 'null'] } as const

const LIMITS = { type: ['object', 'null'], properties: { min: amount, max: amount } } as const

/** A payment method as the list gives it (spec 3, DATA-13). Members that the spec does not name are left alone. */
export const PAYMENT_METHOD = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1 },
    /** The shown name by language; English is the fallback. */
    text: { type: ['object', 'string', 'null'], additionalProperties: text },
    position: { type: ['number', 'null'] },
    category: maybeText,
    cardViewType: { type: ['integer', 'string', 'null'] },
    fields: { type: ['array', 'null'], maxItems: 100, items: WIRE_FIELD },
    iconIds: {
      type: ['array', 'null'],
      maxItems: 20,
      items: {
        type: 'object',
        properties: { iconId: { type: ['string', 'integer'] }, type: maybeText },
        required: ['iconId'],
      },
    },
    recommendedAmounts: { type: ['array', 'null'], maxItems: 50, items: { type: ['number', 'string'] } },
    prefilledAmount: amount,
    network: maybeText,
    limits: LIMITS,
    label: maybeText,
    amount_rules: {
      type: ['object', 'null'],
      additionalProperties: { type: 'object', properties: { min: amount, max: amount, minNonRus: amount } },
    },
    banner: { type: ['object', 'null'], properties: { bannerTextKey: maybeText } },
    badgeConfig: { type: ['object', 'null'], properties: { text: maybeText, styles: { type: ['object', 'null'] } } },
    badgeType: { type: ['integer', 'string', 'null'] },
    checkLuhn: flag,
    isInvestForbidden: flag,
    isPopular: flag,
    isPreparationRequired: flag,
    securityRulesGroup: { type: ['string', 'integer', 'null'] },
    video_guide_url: { type: ['object', 'null'] },
    /** A translation key of a warning above the form (ours). */
    annotationKey: maybeText,
  },
  required: ['name'],
} as const

/**
 * A method as the list takes it: of its fields only that each has a name. The rest of them is checked when the method is
 * opened, by code that the list need not wait for.
 */
export const LISTED_METHOD = {
  ...PAYMENT_METHOD,
  properties: {
    ...PAYMENT_METHOD.properties,
    fields: {
      type: ['array', 'null'],
      maxItems: 100,
      items: { type: 'object', properties: { name: { type: 'string', minLength: 1 } }, required: ['name'] },
    },
  },
} as const

export type PaymentMethod = FromSchema<typeof PAYMENT_METHOD>
export type ListedMethod = FromSchema<typeof LISTED_METHOD>
