/** A name, a label, one of many: what is longer is no name, and a form has hundreds of them to lay out. */
const LABEL = 300
/** Enough for any sentence to a player, as `serverWords` has it. */
const SENTENCES = 2_000

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text)

/** A short text of the server that is shown: a 100 kB one is a fault, and must not hold up the page. */
export const readLabel = (text: string): string => cut(text, LABEL)

/** A longer one: a warning, an instruction. */
export const readSentences = (text: string): string => cut(text, SENTENCES)
