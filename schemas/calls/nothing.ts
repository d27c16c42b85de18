/** A call whose answer is of no interest. */
export const ANSWER = {} as const
