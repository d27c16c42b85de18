/** A text that goes to the host; what is longer is cut at the border. */
export const LONGEST_TEXT = 2000
