import type { FromSchema } from 'json-schema-to-ts'
import { DEPOSIT_KINDS } from './depositKinds.ts'

const ID = { type: 'string', minLength: 1, maxLength: 1000 } as const

/**
 * One player gesture to pay, as it is kept: enough to ask the server what became of it, and nothing personal (B24).
 */
const INTENT = {
  type: 'object',
  properties: {
    /** The idempotency key. */
    key: { type: 'string', minLength: 8, maxLength: 80 },
    /** A mark of what the player meant: the same gesture keeps its key (D-18). */
    digest: { type: 'string', maxLength: 40 },
    /** Money that goes out; without it, a deposit. The numbers of the two have nothing to do with each other. */
    kind: { const: 'withdrawal' },
    method: { type: 'string', maxLength: 200 },
    amount: { type: 'string', pattern: '^\\d+(\\.\\d+)?$' },
    currency: { type: 'string', maxLength: 20 },
    country: { type: 'string', maxLength: 10 },
    createdAt: { type: 'number' },
    /** The player it belongs to: another one must not meet it (D-22). */
    identity: { type: 'string', maxLength: 200 },
    /** What was open with the method before the press; without it nobody knows (D-17). */
    before: { type: 'array', maxItems: 100, items: ID },
    /** Once the server has said it. */
    depositId: ID,
    /** The id was found by asking: the server has not said that it is this very amount. */
    isFound: { type: 'boolean' },
    /** Named by the server while nobody could know whether it is this one: so it is no later one either (H4). */
    named: ID,
    /** The address of its payment page, when it is asked for by GET: a reload must not lose it (H7). */
    page: { type: 'string', maxLength: 2000 },
    /**
     * It is paid outside, by details that are kept nowhere (B24): a reload loses them, and has to say so. What is kept:
     * its kind (D-26; without it, a former version stored the entry), when it ends, and whether it asks for fields.
     */
    invoice: {
      type: 'object',
      properties: {
        kind: { enum: DEPOSIT_KINDS },
        /** In ms since 1970, by the server's time where it is known. */
        endsAt: { type: 'number' },
        asksFields: { type: 'boolean' },
      },
      additionalProperties: false,
    },
    /** As a former version stored that. `readIntents` makes it an `invoice`. */
    isInvoice: { type: 'boolean' },
    /** Coins are sent to an address: it waits for them, however long they take. */
    isAddress: { type: 'boolean' },
    /** Providers have made offers for it, which are kept nowhere: until one is chosen nobody can have paid. */
    isOffered: { type: 'boolean' },
    /** The offer that was chosen, by its provider. Kept before it is said: a deposit goes on with one and no other. */
    offer: { type: 'string', minLength: 1, maxLength: 2000 },
    /** The answer asked for more fields: the next create goes on with this deposit. */
    isDraft: { type: 'boolean' },
    /**
     * What was said of the deposit to the server: never both (I11). Kept before it is said. A withdrawal is `paid` when
     * the player has confirmed it.
     */
    settled: { enum: ['paid', 'cancelled'] },
    /** Why we cancelled it: its time was over, or the player gave it up. */
    cancelledBy: { enum: ['time', 'player'] },
    /** The player left while it was being made: once it is known to exist, it is cancelled and shown to nobody (P2P-19). */
    isLeft: { type: 'boolean' },
    /** Goes on with this draft. */
    continues: ID,
    /** Over without a deposit. Only its key is still of use: to the same gesture, made again. */
    isOver: { type: 'boolean' },
    /** Nothing of it is of use any more. It stands there for other tabs, which may have kept it while it was open. */
    isDropped: { type: 'boolean' },
  },
  required: ['key', 'digest', 'method', 'amount', 'currency', 'country', 'createdAt', 'identity'],
  additionalProperties: false,
} as const

/** The same, as a host keeps it for a browser that does not: `onIntent`, and `loaded.resume`. */
export const INTENTS = { type: 'array', maxItems: 100, items: INTENT } as const

export type Intent = FromSchema<typeof INTENTS>[number]
