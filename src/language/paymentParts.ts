import type { NodeJson, TextJson } from '../../schemas/layout/document.ts'
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

/** The bonus that comes with a deposit: a form shows it whether its document says where or not, else it is not sent. */
const BONUS_PART = 'payment.bonus'
/** The block that shows it. */
const BONUS_BLOCK = 'bonusBadge'

/** The same on pages that show an address of coins. */
const CRYPTO_BONUS_PART = 'crypto.bonus'
const CRYPTO_BONUS_TEXT = 'bonus.crypto.taken'

/** Nodes about bonuses that the document leaves out, or none. */
export function missingBonus(screen: ScreenName, body: readonly CheckedNode[]): MissingBonus | undefined {
  const fits = (part: string) => PARTS.get(part)?.screens.includes(screen) === true
  if (fits(BONUS_PART) && !someNode(body, ({ type }) => type === BONUS_BLOCK)) return missing(BONUS_PART, withBonus)
  if (fits(CRYPTO_BONUS_PART) && !someNode(body, saysCryptoBonus)) {
    return missing(CRYPTO_BONUS_PART, (nodes, bonus) => [...bonus, ...nodes])
  }
  return undefined
}

interface MissingBonus {
  readonly part: string
  readonly nodes: readonly NodeJson[]
  readonly put: (nodes: readonly CheckedNode[], bonus: readonly CheckedNode[]) => readonly CheckedNode[]
}

const missing = (part: string, put: MissingBonus['put']): MissingBonus => ({
  ...{ part, put, nodes: PARTS.get(part)?.body ?? [] },
})

function saysCryptoBonus({ slots }: CheckedNode): boolean {
  const said = slots.get('text')
  return said?.slot === 'text' && said.text.kind === 'key' && said.text.key === CRYPTO_BONUS_TEXT
}

/** Whether some node is so, wherever it stands. */
function someNode(nodes: readonly CheckedNode[], isSo: (node: CheckedNode) => boolean): boolean {
  return nodes.some((node) => isSo(node) || someNode(childrenOf(node), isSo))
}

const childrenOf = ({ children, slots }: CheckedNode): readonly CheckedNode[] => [
  ...children,
  ...[...slots.values()].flatMap((slot) => {
    if (slot.slot === 'nodes') return slot.nodes
    return slot.slot === 'cases' ? [...slot.cases.values()].flat() : []
  }),
]

/** The bonus under the amount and its chips, where every form has it; beside the amount in a row there is no room. */
function withBonus(nodes: readonly CheckedNode[], bonus: readonly CheckedNode[]): readonly CheckedNode[] {
  const at = nodes.findIndex((node) => someNode([node], isAmount))
  const node = nodes[at]
  if (node === undefined) return nodes
  if (!isAmount(node) && node.type !== 'row') {
    return nodes.map((one) => (one === node ? { ...node, children: withBonus(node.children, bonus) } : one))
  }
  const after = nodes.slice(at + 1).findIndex(({ type, plain }) => type !== 'chips' || plain.target !== AMOUNT)
  const end = after < 0 ? nodes.length : at + 1 + after
  return [...nodes.slice(0, end), ...bonus, ...nodes.slice(end)]
}

const AMOUNT = 'amount'
const isAmount = ({ kind, plain }: CheckedNode): boolean => kind !== undefined && plain.name === AMOUNT

/** Money that comes in, and money that goes out, speak differently of what became of them. */
const familyOf = (screen: ScreenName) => (OUT.has(screen) ? 'withdrawal' : 'payment')
const OUT: ReadonlySet<ScreenName> = new Set(['withdrawal.redirect', 'sweepstake.convert'])

/** Fills in what a button leaves out from the button that ships, so that no document has to say when it is busy. */
export function completed(button: NodeJson, screen: ScreenName): NodeJson {
  const [{ busy, busyLabel, enabled } = button] = PARTS.get(`${familyOf(screen)}.submit`)?.body ?? []
  const { label, ariaLabel } = button
  return {
    ...{ busy, busyLabel, enabled, ...button },
    ...(label !== undefined && { label: withAmount(label as TextJson) }),
    ...(ariaLabel !== undefined && { ariaLabel: withAmount(ariaLabel) }),
  }
}

/** A translation has the amount at hand, whether the document gives it or not: many have a place for it. */
function withAmount(text: TextJson): TextJson {
  const { t, args = {}, ...rest } = typeof text === 'string' ? { t: text } : Object(text)
  const isFree = t !== undefined && Object.keys(rest).length === 0 && !Object.hasOwn(Object(args), 'amount')
  return isFree ? { t, args: { ...args, amount: 'form.amountText' } } : text
}

/** The notes over the button; in a row they would stand beside it, and in the last of several steps be seen too late. */
export function withNotes(nodes: readonly CheckedNode[], notes: readonly CheckedNode[]): readonly CheckedNode[] {
  const at = nodes.findIndex(holdsButton)
  const node = nodes[at]
  if (node === undefined) return nodes
  if (node.type === 'steps') return [...nodes.slice(0, at + 1), ...notes, ...nodes.slice(at + 1)]
  if (node.type === 'submit' || node.type === 'row') return [...nodes.slice(0, at), ...notes, ...nodes.slice(at)]
  return nodes.map((one) => (one === node ? { ...one, children: withNotes(one.children, notes) } : one))
}

const holdsButton = ({ type, children }: CheckedNode): boolean => type === 'submit' || children.some(holdsButton)
