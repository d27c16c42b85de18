import { isolated } from '../../language/withArguments.ts'

/** Appends the amount to a label that does not contain it: the button always shows the amount to be paid. */
export function withAmount(amount: string, props: Record<string, unknown>): Record<string, unknown> {
  const complete = (words: unknown) => {
    const text = String(words)
    return says(text, amount) ? text : `${text} ${isolated(amount, text)}`
  }
  return {
    ...props,
    label: complete(props.label),
    ...(props.ariaLabel !== undefined && { ariaLabel: complete(props.ariaLabel) }),
  }
}

/** Whether an empty amount has left a gap in the text: "Deposit ", "Pay  now", or isolation marks without content. */
export const hasGap = (text: string): boolean => /^\s|\s$|\s\s|\u2068\u2069/.test(text)

/** Whether the text contains the amount as a number of its own: "50.00 EUR" is not in "150.00 EUR". */
function says(words: string, amount: string): boolean {
  const around = words.split(amount)
  return around.slice(1).some((after, index) => !ENDS.test(around[index] ?? '') && !STARTS.test(after))
}

/** A digit directly before the amount, or one with a sign that groups digits between them. */
const ENDS = /\p{N}[.,'’٬\u00a0\u202f]?$/u
const STARTS = /^[.,]?\p{N}/u
