/**
 * The number on the error page that the player reads to the support (D-06). It goes out with the event to the host as
 * well: without it nobody could find what it stands for (S14). Six signs of the time are short enough to be read aloud.
 */
export const supportIdAt = (now: number): string => now.toString(36).slice(-6).toUpperCase()
