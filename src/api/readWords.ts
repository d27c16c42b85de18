/** Characters of a label. Longer ones would slow down the layout: a form may have hundreds. */
const LABEL = 300
/** Characters of a message to the player; the same limit as in `serverWords`. */
const SENTENCES = 2_000

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text)

/** Truncates a short server text, so that a faulty 100 kB label can't slow down the page. */
export const readLabel = (text: string): string => cut(text, LABEL)

/** Truncates a longer server text: a warning, an instruction. */
export const readSentences = (text: string): string => cut(text, SENTENCES)
