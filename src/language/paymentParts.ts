import type { NodeJson, TextJson } from '../../schemas/layout/document.ts'
import type { ScreenName } from '../../schemas/layout/screens/index.ts'
import { isPayment } from '../../schemas/layout/screens/isForm.ts'
import type { CheckedNode } from './CheckedLayout.ts'
import { partBody } from './parts.ts'

/**
 * The part with the notes about a payment's outcome and the next steps: every payment shows them, even if its document
 * leaves them out (O5).
 */
export const notesPart = (screen: ScreenName): string =>
  screen === CONFIRMATION ? 'withdrawal.warnings' : `${familyOf(screen)}.notes`

/** The confirmation page shows warnings about the withdrawal, even if its document leaves them out (N18, W4). */
const CONFIRMATION: ScreenName = 'withdrawal.confirm'

export const hasNotes = (screen: ScreenName): boolean => isPayment(screen) || screen === CONFIRMATION

export const notesOfPayment = (screen: ScreenName): readonly NodeJson[] => partBody(notesPart(screen))

/** Whether the node's text is the translation with this key. */
export function hasTextKey({ slots }: CheckedNode, key: string): boolean {
  const said = slots.get('text')
  return said?.slot === 'text' && said.text.kind === 'key' && said.text.key === key
}

/** Whether any node in the tree matches. */
export function someNode(nodes: readonly CheckedNode[], matches: (node: CheckedNode) => boolean): boolean {
  return nodes.some((node) => matches(node) || someNode(childrenOf(node), matches))
}

export const childrenOf = (node: CheckedNode): readonly CheckedNode[] => listsIn(node).flat()

/** The lists of nodes in a node: its children, those of its slots, and those of each case. */
export const listsIn = ({ children, slots }: CheckedNode): readonly (readonly CheckedNode[])[] => [
  children,
  ...[...slots.values()].flatMap((slot) => {
    if (slot.slot === 'nodes') return [slot.nodes]
    return slot.slot === 'cases' ? [...slot.cases.values()] : []
  }),
]

/** The prefix of the names of the screen's parts: deposits and withdrawals have different notes. */
const familyOf = (screen: ScreenName) => (OUT.has(screen) ? 'withdrawal' : 'payment')
const OUT: ReadonlySet<ScreenName> = new Set(['withdrawal.redirect', 'sweepstake.convert'])

/** Completes a submit button with the defaults of the shipped one, such as its busy state. */
export function completed(button: NodeJson, screen: ScreenName): NodeJson {
  const [{ busy, busyLabel, enabled, hidden } = button] = partBody(`${familyOf(screen)}.submit`)
  const { label, ariaLabel } = button
  return {
    busy,
    busyLabel,
    enabled,
    hidden,
    ...button,
    ...(label !== undefined && { label: withAmount(label as TextJson) }),
    ...(ariaLabel !== undefined && { ariaLabel: withAmount(ariaLabel) }),
  }
}

/**
 * Passes the amount to a translated label even if the document doesn't: many translations have a placeholder for it.
 */
function withAmount(text: TextJson): TextJson {
  const { t, args = {}, ...rest } = typeof text === 'string' ? { t: text } : Object(text)
  const isFree = t !== undefined && Object.keys(rest).length === 0 && !Object.hasOwn(Object(args), 'amount')
  return isFree ? { t, args: { ...args, amount: 'form.amountText' } } : text
}

/**
 * Inserts the notes above the submit button: next to a row rather than inside it, and below `steps` rather than in the
 * last step, where they would be seen too late.
 */
export function withNotes(nodes: readonly CheckedNode[], notes: readonly CheckedNode[]): readonly CheckedNode[] {
  const at = nodes.findIndex(holdsButton)
  const node = nodes[at]
  if (node === undefined) return nodes
  if (node.type === 'steps') return [...nodes.slice(0, at + 1), ...notes, ...nodes.slice(at + 1)]
  if (node.type === 'submit' || node.type === 'row') return [...nodes.slice(0, at), ...notes, ...nodes.slice(at)]
  return nodes.map((one) => (one === node ? { ...one, children: withNotes(one.children, notes) } : one))
}

const holdsButton = ({ type, children }: CheckedNode): boolean => type === 'submit' || children.some(holdsButton)
