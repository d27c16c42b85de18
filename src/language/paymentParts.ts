import type { NodeJson } from '../../schemas/layout/document.ts'
import type { ScreenName } from '../../schemas/layout/screens/index.ts'
import { isPayment } from '../../schemas/layout/screens/isForm.ts'
import type { CheckedNode } from './CheckedLayout.ts'
import { PARTS } from './parts.ts'

/** What became of a payment without an answer, and what to do: every payment says it, whatever its document says (O5). */
export const notesPart = (screen: ScreenName): string =>
  screen === CONFIRMATION ? 'withdrawal.warnings' : `${familyOf(screen)}.notes`

/** The page on which money goes out for good warns of what is wrong with it, whatever its document says (N18, W4). */
const CONFIRMATION: ScreenName = 'withdrawal.confirm'

export const hasNotes = (screen: ScreenName): boolean => isPayment(screen) || screen === CONFIRMATION

export const notesOfPayment = (screen: ScreenName): readonly NodeJson[] => PARTS.get(notesPart(screen))?.body ?? []

/** Money that comes in, and money that goes out, speak differently of what became of them. */
const familyOf = (screen: ScreenName) => (OUT.has(screen) ? 'withdrawal' : 'payment')
const OUT: ReadonlySet<ScreenName> = new Set(['withdrawal.redirect', 'sweepstake.convert'])

/** Fills in what a button leaves out from the button that ships, so that no document has to say when it is busy. */
export function completed(button: NodeJson, screen: ScreenName): NodeJson {
  const [{ busy, busyLabel, enabled } = button] = PARTS.get(`${familyOf(screen)}.submit`)?.body ?? []
  return { busy, busyLabel, enabled, ...button }
}

/** The notes over the button; in a row they would stand beside it, and in the last of several steps be seen too late. */
export function withNotes(nodes: readonly CheckedNode[], notes: readonly CheckedNode[]): readonly CheckedNode[] {
  const at = nodes.findIndex(holdsButton)
  const node = nodes[at]
  if (node === undefined) return nodes
  if (node.type === 'steps') return nodes.toSpliced(at + 1, 0, ...notes)
  if (node.type === 'submit' || node.type === 'row') return nodes.toSpliced(at, 0, ...notes)
  return nodes.with(at, { ...node, children: withNotes(node.children, notes) })
}

const holdsButton = ({ type, children }: CheckedNode): boolean => type === 'submit' || children.some(holdsButton)
