/** The maximum length of a text sent to the host; longer texts are truncated. */
export const LONGEST_TEXT = 2000
