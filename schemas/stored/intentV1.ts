import type { FromSchema } from 'json-schema-to-ts'
import { DEPOSIT_KINDS } from './depositKinds.ts'

const ID = { type: 'string', minLength: 1, maxLength: 1000 } as const

/**
 * The ledger's entries up to version 1.0: one record with optional members. Entries in storage or kept by a host are
 * still read (`src/payments/migrate.ts`), never written. The schema is frozen, so it shares no member with
 * `ledgerEntry.ts`.
 */
export const INTENT_V1 = {
  type: 'object',
  properties: {
    /** The idempotency key. */
    key: { type: 'string', minLength: 8, maxLength: 80 },
    /** A digest of the payment's data: the same payment keeps its key (D-18). */
    digest: { type: 'string', maxLength: 40 },
    /** Present only in the entry of a withdrawal. Deposit ids and withdrawal ids are unrelated. */
    kind: { const: 'withdrawal' },
    method: { type: 'string', maxLength: 200 },
    amount: { type: 'string', pattern: '^\\d+(\\.\\d+)?$' },
    currency: { type: 'string', maxLength: 20 },
    country: { type: 'string', maxLength: 10 },
    createdAt: { type: 'number' },
    /** The player who made the payment: other players must not see it (D-22). */
    identity: { type: 'string', maxLength: 200 },
    /** The ids of the method's deposits that were open before the create; missing when unknown (D-17). */
    before: { type: 'array', maxItems: 100, items: ID },
    /** Set once the server has sent the id. */
    depositId: ID,
    /** True if a later request found the id: then the server has not confirmed that the deposit has this amount. */
    isFound: { type: 'boolean' },
    /** An id from the server that could not be matched to this entry. A later create must not claim it (H4). */
    named: ID,
    /** The URL of the payment page, if opened by GET: a reload must not lose the page (H7). */
    page: { type: 'string', maxLength: 2000 },
    /**
     * Set when the deposit is paid outside the cashier. The payment details are never stored (B24), so after a reload
     * the page must say that they are lost. Only the invoice's kind (D-26; missing in entries of earlier versions), its
     * expiry, and whether it asks for fields are stored.
     */
    invoice: {
      type: 'object',
      properties: {
        kind: { enum: DEPOSIT_KINDS },
        /** In ms since 1970, by the server's clock if known. */
        endsAt: { type: 'number' },
        asksFields: { type: 'boolean' },
      },
      additionalProperties: false,
    },
    /** The mark of an invoice in early versions, which did not store the invoice's kind. */
    isInvoice: { type: 'boolean' },
    /** A crypto address: it stays open until coins arrive, however long that takes. */
    isAddress: { type: 'boolean' },
    /** The deposit has offers, which are not stored. Until the player chooses one, nothing can have been paid. */
    isOffered: { type: 'boolean' },
    /**
     * The provider of the chosen offer. Stored before it is sent, so that a deposit continues with one provider only.
     */
    offer: { type: 'string', minLength: 1, maxLength: 2000 },
    /** The response requested more fields: the next create continues this deposit. */
    isDraft: { type: 'boolean' },
    /**
     * The settlement reported to the server, never both (I11). Stored before it is sent. A withdrawal is `paid` once
     * the player has confirmed it.
     */
    settled: { enum: ['paid', 'cancelled'] },
    /** The reason for the cancellation: the deposit expired, or the player abandoned it. */
    cancelledBy: { enum: ['time', 'player'] },
    /** The player left during the create: its deposit is cancelled and never shown (P2P-19). */
    isLeft: { type: 'boolean' },
    /** The id of the draft that this create continues. */
    continues: ID,
    /** The create ended without a deposit. Only its key is still used, if the same payment is made again. */
    isOver: { type: 'boolean' },
    /** The entry is obsolete. Kept because other tabs may still have its open version. */
    isDropped: { type: 'boolean' },
  },
  required: ['key', 'digest', 'method', 'amount', 'currency', 'country', 'createdAt', 'identity'],
  additionalProperties: false,
} as const

export type IntentV1 = FromSchema<typeof INTENT_V1>
