import type { CheckedNode } from './CheckedLayout.ts'
import { childrenOf, saysKey, someNode } from './paymentParts.ts'

/** The notes that the player is offline, or that the cashier does not answer. */
export const INVOICE_NOTES = 'invoice.notes'

const OFFLINE_TEXT = 'status.offline'
const ACCEPT = 'invoice.acceptAmount'

/** Whether a document says nowhere that the player is offline: without it, a page that waits looks like one that works. */
export const lacksInvoiceNotes = (body: readonly CheckedNode[]): boolean =>
  !someNode(body, (node) => saysKey(node, OFFLINE_TEXT))

/**
 * Drops the buttons that accept a changed amount if a callout accepts it too. Documents published before the callout
 * existed combine `invoice.amount` or `invoice.where` with `invoice.foot`, which has such a button.
 */
export function withOneAccept(body: readonly CheckedNode[]): readonly CheckedNode[] {
  return alwaysAccepts(body) ? withoutButtons(body) : body
}

/** Whether a callout that the document shows unconditionally accepts the amount; conditions inside a part don't count. */
const alwaysAccepts = (nodes: readonly CheckedNode[]): boolean =>
  nodes.some(
    (node) =>
      (node.when === undefined || node.pointer.includes('/use/')) &&
      ((node.type === 'callout' && accepts(node)) || alwaysAccepts(node.children)),
  )

function withoutButtons(nodes: readonly CheckedNode[]): readonly CheckedNode[] {
  return nodes
    .filter((node) => node.type !== 'button' || !accepts(node))
    .map((node) => (node.children.some(hasButton) ? { ...node, children: withoutButtons(node.children) } : node))
}

const hasButton = (node: CheckedNode): boolean =>
  (node.type === 'button' && accepts(node)) || childrenOf(node).some(hasButton)

function accepts({ slots }: CheckedNode): boolean {
  const press = slots.get('onPress')
  return press?.slot === 'actions' && press.actions.some(({ json }) => json.do === ACCEPT)
}
