/** What is known when the button of a form is pressed. */
export interface FormPress {
  /** Of a finger or a mouse. A key goes where the focus is, and nobody can lay anything under it. */
  readonly isPointer: boolean
  /** Undefined where nobody knows. */
  readonly isVisible: boolean | undefined
  readonly wasEverVisible: boolean
  /** Since the player was first told that the button can't be seen; undefined: not yet. */
  readonly sinceToldMs: number | undefined
  /** Since the button came under the pointer by itself. */
  readonly sinceShownMs: number
}

/** Why a press is held: nobody sees the button, or it came under the pointer just now. */
export type Hold = 'hidden' | 'moved'

const SETTLED_MS = 500
const READ_MS = 1_000

/**
 * Whether a press may be somebody else's doing: a page that lays the cashier, unseen, over a button of its own (B7), or a
 * part that slides under the finger.
 *
 * A button that could be seen in this document, and can't now, is held for as long as that lasts. One that could never
 * be seen is held until the player has been told: a page that shows the frame smaller, or keeps an empty layer over
 * everything for its own notices, looks the same to the browser as one that attacks, and must not lock anybody out.
 */
export function holdOfPress(press: FormPress): Hold | undefined {
  if (!press.isPointer) return undefined
  if (press.isVisible === false) {
    const isTold = press.sinceToldMs !== undefined && press.sinceToldMs >= READ_MS
    if (press.wasEverVisible || !isTold) return 'hidden'
  }
  return press.sinceShownMs < SETTLED_MS ? 'moved' : undefined
}
