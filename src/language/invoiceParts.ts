import type { CheckedNode, CheckedSlot } from './CheckedLayout.ts'
import { isTrue } from './expression/evaluate.ts'
import type { FormatFunctions } from './expression/FormatFunctions.ts'
import { pathsOf } from './expression/pathsOf.ts'
import { partBody } from './parts.ts'
import { hasTextKey, someNode } from './paymentParts.ts'
import { doesOneOf, OPEN_CONTAINERS, replaceNodes } from './replaceNodes.ts'

/** The notes that the player is offline, or that the cashier does not answer. */
export const INVOICE_NOTES = 'invoice.notes'

const OFFLINE_TEXT = 'status.offline'
const ACCEPT = 'invoice.acceptAmount'
const REFUSE = 'invoice.cancel'
const ANSWERS: ReadonlySet<string> = new Set([ACCEPT, REFUSE])

/** Whether a document says nowhere that the player is offline: without it, a page that waits looks like one that works. */
export const lacksInvoiceNotes = (body: readonly CheckedNode[]): boolean =>
  !someNode(body, (node) => hasTextKey(node, OFFLINE_TEXT))

/** The part whose callout accepts and refuses a changed amount. */
export const ANSWER_PART = 'invoice.amount'

/** That callout without the amount, for documents that have no answer of their own in a place that is always reached. */
export const answerNodes = () => partBody(ANSWER_PART).map((node) => ({ ...node, children: [] }))

/**
 * Leaves exactly one place that accepts a changed amount, and one that refuses it, both in reach whenever the amount
 * has changed (U8). An operator's document may have none, several, or one that a condition, a step or a folded part
 * hides: such a document was valid when it was published. `answer` is the callout of ANSWER_PART.
 */
export function withOneAnswer(body: readonly CheckedNode[], answer: CheckedNode): readonly CheckedNode[] {
  const reached = reachedNodes(body)
  const callout = reached.find(isCallout)
  // A document with a callout leaves it to the callout to say what has changed, so a button alone would say nothing.
  const kept = callout ?? (someNode(body, isCallout) ? undefined : reached.find(isButton))
  const rest = answeredBy(body, kept, answer)
  return kept === undefined ? withAnswer(rest, answer) : rest
}

const isCallout = (node: CheckedNode) => node.type === 'callout' && accepts(node)
/** A button that can always be pressed. */
const isButton = (node: CheckedNode) => node.type === 'button' && !node.slots.has('enabled') && accepts(node)

/** The nodes that are always on the page while the amount has changed. */
function reachedNodes(nodes: readonly CheckedNode[]): readonly CheckedNode[] {
  return nodes
    .filter(isShown)
    .flatMap((node) => (OPEN_CONTAINERS.has(node.type) ? [node, ...reachedNodes(node.children)] : [node]))
}

/**
 * Whether the node is shown while the amount has changed. The condition of a built-in part counts as true; any other
 * condition must follow from the changed amount alone.
 */
const isShown = ({ when, pointer }: CheckedNode): boolean =>
  when === undefined ||
  pointer.includes('/use/') ||
  (pathsOf(when.expression).every(({ path }) => KNOWN.has(path)) && isTrue(when.expression, () => CHANGED, NO_FORMATS))

/** The data of an invoice with a changed amount. */
const CHANGED = { state: 'changed', changed: true, accepted: false, expired: false }
const KNOWN: ReadonlySet<string> = new Set(Object.keys(CHANGED).map((name) => `invoice.${name}`))
const NO_FORMATS: FormatFunctions = { money: () => '', number: () => '', date: () => '' }

/** The nodes without any answer but that of `kept`. */
function answeredBy(
  nodes: readonly CheckedNode[],
  kept: CheckedNode | undefined,
  answer: CheckedNode,
): readonly CheckedNode[] {
  return replaceNodes(nodes, (node) => {
    if (!doesOneOf(node, ANSWERS)) return undefined
    if (node === kept && node.type === 'button') return twoButtons(node, answer)
    const children = answeredBy(node.children, kept, answer)
    if (node === kept) return [wholeCallout(node, children, answer)]
    return node.type === 'callout' ? children : withoutAnswers(node, children)
  })
}

/** Removes the answer actions of a node; removes the node if neither other actions nor children are left. */
function withoutAnswers(node: CheckedNode, children: readonly CheckedNode[]): readonly CheckedNode[] {
  const slots = new Map([...node.slots].map(([name, slot]) => [name, otherActions(slot)] as const))
  const isKept =
    children.length > 0 || [...slots.values()].some((slot) => slot.slot === 'actions' && slot.actions.length > 0)
  return isKept ? [{ ...node, children, slots }] : []
}

function otherActions(slot: CheckedSlot): CheckedSlot {
  if (slot.slot !== 'actions') return slot
  return { slot: 'actions', actions: slot.actions.filter(({ json }) => !ANSWERS.has(json.do)) }
}

/** The document's callout, open whenever the amount has changed, and with a refusal. */
function wholeCallout(node: CheckedNode, children: readonly CheckedNode[], answer: CheckedNode): CheckedNode {
  const canRefuse = node.slots.has('refuse') && does(node, 'onRefuse', REFUSE, ACCEPT)
  const given = canRefuse ? ['open'] : ['open', 'refuse', 'onRefuse']
  const slots = new Map([...node.slots, ...[...answer.slots].filter(([name]) => given.includes(name))])
  return { ...node, children, slots }
}

/** The document's button, shown only while the amount has changed, and below it one that refuses. */
function twoButtons(node: CheckedNode, { slots }: CheckedNode): readonly CheckedNode[] {
  const [open, label, onPress] = [slots.get('open'), slots.get('refuse'), slots.get('onRefuse')]
  const when = open?.slot === 'condition' ? open : node.when
  const accepting = { ...node, when }
  if (label === undefined || onPress === undefined) return [accepting]
  const refusing = {
    ...accepting,
    pointer: `${node.pointer}/refuse`,
    id: undefined,
    ariaLabel: undefined,
    plain: { ...node.plain, tone: 'quiet' },
    slots: new Map([...node.slots, ['label', label], ['onPress', onPress]]),
  }
  return [accepting, refusing]
}

/** Inserts the callout above the button: in the footer if the page ends with it, else between the nodes of the body. */
function withAnswer(body: readonly CheckedNode[], answer: CheckedNode): readonly CheckedNode[] {
  const found = body.findIndex((node) => someNode([node], ({ type }) => type === 'submit'))
  const at = found < 0 ? body.length : found
  const node = body[at]
  if (node?.type !== 'footer' || !isShown(node)) return [...body.slice(0, at), answer, ...body.slice(at)]
  return [...body.slice(0, at), { ...node, children: [answer, ...node.children] }, ...body.slice(at + 1)]
}

const accepts = (node: CheckedNode): boolean => does(node, 'onPress', ACCEPT, REFUSE)

/** Whether the press runs the action `one` and not `other`. */
function does({ slots }: CheckedNode, press: string, one: string, other: string): boolean {
  const slot = slots.get(press)
  const names: readonly string[] = slot?.slot === 'actions' ? slot.actions.map(({ json }) => json.do) : []
  return names.includes(one) && !names.includes(other)
}
