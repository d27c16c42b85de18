/** Accepts any response: used by the calls that ignore it. */
export const ANSWER = {} as const
