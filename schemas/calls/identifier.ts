/**
 * What a number must be to stand for an id, an account or anything else whose digits count: beyond these a double was
 * rounded, and shows digits that nobody wrote. (Larger integers in the text of an answer arrive as texts.)
 */
export const EXACT = { minimum: -9_007_199_254_740_991, maximum: 9_007_199_254_740_991 } as const

export const ID = { type: ['string', 'integer'], ...EXACT } as const
export const MAYBE_ID = { type: ['string', 'integer', 'null'], ...EXACT } as const
/** A line that is shown, copied or sent on as it stands. */
export const LINE = { type: ['string', 'number', 'null'], ...EXACT } as const
