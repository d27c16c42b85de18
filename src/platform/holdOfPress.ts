import type { Sight } from './watchSight.ts'

/** What is known of a press with a finger or a mouse on the button of a form. Times in ms; infinite: never. */
export interface Press {
  readonly sight: Sight
  /** Since a press on this button was held because nobody sees it. */
  readonly sinceUnseen: number
  /** Since the button came under the resting mouse by itself, or the frame into the page. */
  readonly sinceShown: number
  /** Since the press before this one, when that was on the same spot and on something else. */
  readonly sinceOther: number
}

/**
 * Why a press is held: the button is hidden by the page around (B7); it came under the pointer just now; it is the second
 * press of a double click on what stood there before.
 */
export type Hold = 'unseen' | 'moved' | 'doubled'

const SETTLED_MS = 500
const READ_MS = 1_000
const CONFIRMED_MS = 60_000

/**
 * Whether a press may be somebody else's doing. A page that shows the cashier smaller, or keeps an empty layer over
 * everything for its own notices, looks to the browser the same as one that lays the cashier, unseen, over a button of
 * its own. So a press on what is not seen asks to be confirmed by one more, once the notice could be read; pressing on
 * and on confirms nothing.
 */
export function holdOfPress({ sight, sinceUnseen, sinceShown, sinceOther }: Press): Hold | undefined {
  if (sinceOther < SETTLED_MS) return 'doubled'
  if (sinceShown < SETTLED_MS) return 'moved'
  const isConfirmed = sinceUnseen >= READ_MS && sinceUnseen <= CONFIRMED_MS
  return sight === false && !isConfirmed ? 'unseen' : undefined
}
