import type { FromSchema } from 'json-schema-to-ts'
import { LINE } from './identifier.ts'
import { UNIFIED_FLOW } from './unifiedFlow.ts'

const value = { type: ['string', 'number', 'null'] } as const
const text = { type: ['string', 'null'] } as const

/**
 * The payment details of a peer-to-peer deposit (spec 3, P2P deposit). The player can't pay to invalid details.
 */
export const P2P_CARD = {
  type: 'object',
  properties: {
    /** Whether the card's texts are base64-encoded. */
    encoded: { type: ['boolean', 'null'] },
    number: LINE,
    bank_account: LINE,
    phone: LINE,
    bank_name: text,
    bank_type: LINE,
    fullName: text,
    transaction_description: LINE,
    country_code: text,
    payment_system: LINE,
  },
} as const

/**
 * The properties of a peer-to-peer deposit. The card is validated separately, so that an invalid card does not hide the
 * deposit.
 */
export const P2P_MEMBERS = {
  card: { type: ['object', 'array', 'string', 'number', 'boolean', 'null'] },
  unifiedFlow: { ...UNIFIED_FLOW, type: ['object', 'boolean', 'null'] },
  created: value,
  payment_amount: value,
  payment_currency: value,
  timeout_minutes: value,
  exists: { type: ['boolean', 'null'] },
  passedAmount: value,
  passedCurrency: value,
} as const

export type P2pCard = FromSchema<typeof P2P_CARD>
