/** For calls whose response is ignored. */
export const ANSWER = {} as const
