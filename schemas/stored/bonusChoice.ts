import type { FromSchema } from 'json-schema-to-ts'

/** What a player has chosen of the bonuses, kept over a reload: one that is declined is not taken again by itself. */
export const BONUS_CHOICE = {
  type: 'object',
  properties: {
    /** The player it belongs to: another one must not meet it (D-22). */
    identity: { type: 'string', maxLength: 200 },
    /** What the host named then: once it names another, that one is newer than this choice. */
    given: { type: 'string', maxLength: 1000 },
    chosen: { type: 'string', maxLength: 1000 },
    /** BONUS-09. */
    mode: { enum: ['with_bonus', 'without_bonus'] },
    /** Whether the bonus on coins is taken (BONUS-15). */
    isCryptoOn: { type: 'boolean' },
  },
  required: ['identity', 'mode', 'isCryptoOn'],
  additionalProperties: false,
} as const

export type BonusChoice = FromSchema<typeof BONUS_CHOICE>
