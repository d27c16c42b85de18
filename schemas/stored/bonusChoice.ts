import type { FromSchema } from 'json-schema-to-ts'

/** The player's bonus choice, kept over a reload, so that a declined bonus is not activated again. */
export const BONUS_CHOICE = {
  type: 'object',
  properties: {
    /** The player who made the choice: other players must not see it (D-22). */
    identity: { type: 'string', maxLength: 200 },
    /** The bonus that the host named at the time of the choice: another bonus named later overrides the choice. */
    given: { type: 'string', maxLength: 1000 },
    chosen: { type: 'string', maxLength: 1000 },
    /** BONUS-09. */
    mode: { enum: ['with_bonus', 'without_bonus'] },
    /** Whether the crypto bonus is on (BONUS-15). */
    isCryptoOn: { type: 'boolean' },
  },
  required: ['identity', 'mode', 'isCryptoOn'],
  additionalProperties: false,
} as const

export type BonusChoice = FromSchema<typeof BONUS_CHOICE>
