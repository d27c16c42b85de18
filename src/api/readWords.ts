/**
 * The maximum length of a label, in characters: a form may have hundreds of labels, and long ones would slow down the
 * page.
 */
const LABEL = 300
/** The maximum length of a message to the player, in characters; the same limit as in `serverWords`. */
const SENTENCES = 2_000

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text)

/** Truncates a label from the server, so that a faulty label of 100 kB can't slow down the page. */
export const readLabel = (text: string): string => cut(text, LABEL)

/** Truncates a longer text from the server, such as a warning or an instruction. */
export const readSentences = (text: string): string => cut(text, SENTENCES)
