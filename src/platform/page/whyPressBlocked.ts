import type { Visibility } from './checkVisibility.ts'

/** Facts about a press by finger or mouse on the button of a form. Times in ms; Infinity means never. */
export interface Press {
  readonly visible: Visibility
  /** Time since a press on this button was blocked as `unseen`. */
  readonly sinceUnseen: number
  /** Time since the button moved under a resting mouse or the frame came into view, whichever is later. */
  readonly sinceShown: number
  /** Time since the previous press, if that was at the same position on another element. */
  readonly sinceOther: number
}

/**
 * Why a press is blocked. `unseen`: the host page hides the button (B7). `moved`: the button has just come under the
 * pointer. `doubled`: the press is the second click of a double click, and the first click hit another element at this
 * position.
 */
export type PressBlock = 'unseen' | 'moved' | 'doubled'

const SETTLED_MS = 500
const READ_MS = 1_000
const CONFIRMED_MS = 60_000

/**
 * Decides whether a press may be unintended (clickjacking); undefined when the press may pass. The browser can't
 * distinguish a malicious page, which lays the invisible cashier over its own button, from a page that scales the
 * cashier or keeps an empty overlay. So a second press must confirm a press on a hidden button, after enough time to
 * read the notice; rapid presses confirm nothing.
 */
export function whyPressBlocked({ visible, sinceUnseen, sinceShown, sinceOther }: Press): PressBlock | undefined {
  if (sinceOther < SETTLED_MS) return 'doubled'
  if (sinceShown < SETTLED_MS) return 'moved'
  const isConfirmed = sinceUnseen >= READ_MS && sinceUnseen <= CONFIRMED_MS
  return visible === false && !isConfirmed ? 'unseen' : undefined
}
