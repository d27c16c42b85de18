import type { NodeJson } from '../../schemas/layout/document.ts'
import type { CheckedNode } from './CheckedLayout.ts'
import { PARTS } from './parts.ts'

/** What became of a payment without an answer, and what to do: every payment says it, whatever its document says (O5). */
export const NOTES = 'payment.notes'

export const notesOfPayment = (): readonly NodeJson[] => PARTS.get(NOTES)?.body ?? []

/** Fills in what a button leaves out from the button that ships, so that no document has to say when it is busy. */
export function completed(button: NodeJson): NodeJson {
  const [{ busy, busyLabel, enabled } = button] = PARTS.get('payment.submit')?.body ?? []
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
