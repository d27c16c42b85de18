/**
 * The number on the error page that the player gives to support (D-06). The host receives the same number with the
 * event, so that the support can look it up (S14). Six characters of the time are short enough to be read aloud.
 */
export const supportIdAt = (now: number): string => now.toString(36).slice(-6).toUpperCase()
