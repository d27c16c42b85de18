import type { FromSchema } from 'json-schema-to-ts'
import { LINE } from './identifier.ts'
import { UNIFIED_FLOW } from './unifiedFlow.ts'

const value = { type: ['string', 'number', 'null'] } as const
const text = { type: ['string', 'null'] } as const

/** Where a peer-to-peer deposit is paid to (spec 3, P2P deposit). One that does not fit is no place to pay to. */
export const P2P_CARD = {
  type: 'object',
  properties: {
    /** Its texts are in base 64. */
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

/** The members of a peer-to-peer deposit. Its card is judged apart, so that a wrong one does not hide the deposit. */
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
