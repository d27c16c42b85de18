/**
 * The range of numbers that may be used as ids, account numbers and the like: beyond it, a double has been rounded and
 * has wrong digits. (Larger integers in a response are parsed as strings.)
 */
export const EXACT = { minimum: -9_007_199_254_740_991, maximum: 9_007_199_254_740_991 } as const

export const ID = { type: ['string', 'integer'], ...EXACT } as const
export const MAYBE_ID = { type: ['string', 'integer', 'null'], ...EXACT } as const
/** A line that is displayed, copied or sent unchanged. */
export const LINE = { type: ['string', 'number', 'null'], ...EXACT } as const
