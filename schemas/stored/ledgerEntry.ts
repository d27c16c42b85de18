import type { FromSchema } from 'json-schema-to-ts'
import { DEPOSIT_KINDS } from './depositKinds.ts'

const ID = { type: 'string', minLength: 1, maxLength: 1000 } as const

/** Members of every entry. */
const COMMON = {
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
  /** The id of an open deposit that may have been created by this entry. A later create must not claim it (H4). */
  named: ID,
} as const

const REQUIRED = ['key', 'digest', 'method', 'amount', 'currency', 'country', 'createdAt', 'identity', 'state'] as const

/** The player left during the create: its deposit is cancelled and never shown (P2P-19). */
const IS_LEFT = { type: 'boolean' } as const

/**
 * `sending`: stored before the create is sent. `unknown`: no valid answer was received; the entry is being reconciled.
 */
const UNRESOLVED = {
  type: 'object',
  properties: {
    ...COMMON,
    state: { enum: ['sending', 'unknown'] },
    /** The ids of the method's deposits that were open before the create; missing when unknown (D-17). */
    before: { type: 'array', maxItems: 100, items: ID },
    /** The id of the draft that this create continues. */
    continues: ID,
    isLeft: IS_LEFT,
  },
  required: REQUIRED,
  additionalProperties: false,
} as const

/** The answer requested more fields: the next create continues this deposit. */
const DRAFT = {
  type: 'object',
  properties: { ...COMMON, state: { const: 'draft' }, depositId: ID },
  required: [...REQUIRED, 'depositId'],
  additionalProperties: false,
} as const

const PRESENTS = {
  oneOf: [
    {
      type: 'object',
      properties: {
        kind: { const: 'page' },
        /** The URL of the payment page, if opened by GET: a reload must not lose the page (H7). */
        url: { type: 'string', maxLength: 2000 },
      },
      required: ['kind', 'url'],
      additionalProperties: false,
    },
    {
      type: 'object',
      properties: {
        /**
         * The player pays outside the cashier. The payment details are never stored (B24), so after a reload the page
         * must say that they are lost.
         */
        kind: { const: 'invoice' },
        /** How the invoice is paid (D-26); missing in entries of early versions. */
        invoiceKind: { enum: DEPOSIT_KINDS },
        /** In ms since 1970, by the server's clock if known. */
        endsAt: { type: 'number' },
        asksFields: { type: 'boolean' },
      },
      required: ['kind'],
      additionalProperties: false,
    },
    {
      type: 'object',
      /** A crypto address: it stays open until coins arrive, however long that takes. */
      properties: { kind: { const: 'address' } },
      required: ['kind'],
      additionalProperties: false,
    },
    {
      type: 'object',
      properties: {
        /** Offers, which are not stored. Until the player chooses one, nothing can have been paid. */
        kind: { const: 'offers' },
        /**
         * The provider of the chosen offer. Stored before it is sent, so that a deposit continues with one provider
         * only.
         */
        offer: { type: 'string', minLength: 1, maxLength: 2000 },
        /** The URL of the chosen provider's page, if opened by GET, as for `page` above. */
        url: { type: 'string', maxLength: 2000 },
      },
      required: ['kind'],
      additionalProperties: false,
    },
  ],
} as const

/** The entry of a payment that exists on the server. */
const ACCEPTED = {
  type: 'object',
  properties: {
    ...COMMON,
    state: { const: 'accepted' },
    depositId: ID,
    /** True if a later request found the id: then the server has not confirmed that the deposit has this amount. */
    isFound: { type: 'boolean' },
    isLeft: IS_LEFT,
    /** How the player pays the deposit. */
    presents: PRESENTS,
    /**
     * The settlement reported to the server, never both (I11). Stored before it is sent. A withdrawal is `paid` once
     * the player has confirmed it.
     */
    settled: { enum: ['paid', 'cancelled'] },
    /** The reason for the cancellation: the deposit expired, or the player abandoned it. */
    cancelledBy: { enum: ['time', 'player'] },
    /** The amount of the invoice that the player has accepted although it is not the requested one. */
    acceptedAmount: {
      type: 'object',
      properties: { amount: { type: 'string' }, currency: { type: 'string' } },
      required: ['amount', 'currency'],
      additionalProperties: false,
    },
  },
  required: [...REQUIRED, 'depositId'],
  additionalProperties: false,
} as const

/**
 * `reusable`: nothing was created; the key is used again if the same payment is made again. `dropped`: the entry is
 * obsolete, kept because other tabs may still have an earlier state.
 */
const CLOSED = {
  type: 'object',
  properties: { ...COMMON, state: { enum: ['reusable', 'dropped'] } },
  required: REQUIRED,
  additionalProperties: false,
} as const

/**
 * An entry of the ledger of payments, by state: enough data to ask the server about its outcome, and nothing personal
 * (B24). Hosts keep unresolved entries for browsers without storage: `onIntent` and `loaded.resume`.
 */
export const LEDGER_ENTRY = { oneOf: [UNRESOLVED, DRAFT, ACCEPTED, CLOSED] } as const

export type UnresolvedEntry = FromSchema<typeof UNRESOLVED>
export type DraftEntry = FromSchema<typeof DRAFT>
export type AcceptedEntry = FromSchema<typeof ACCEPTED>
export type ClosedEntry = FromSchema<typeof CLOSED>
export type LedgerEntry = UnresolvedEntry | DraftEntry | AcceptedEntry | ClosedEntry
export type Presents = NonNullable<AcceptedEntry['presents']>
