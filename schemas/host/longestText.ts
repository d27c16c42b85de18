/** The maximum length of a text sent to the host; longer ones are truncated. */
export const LONGEST_TEXT = 2000
