import type { NodeJson } from '../../schemas/layout/document.ts'
import type { ScreenName } from '../../schemas/layout/screens/index.ts'
import type { CheckedCondition, CheckedNode, CheckedText } from './CheckedLayout.ts'
import type { Expression } from './expression/Expression.ts'
import { pathsOf } from './expression/pathsOf.ts'
import { PARTS, partBody } from './parts.ts'
import { hasTextKey, listsIn, someNode } from './paymentParts.ts'
import { doesOneOf, OPEN_CONTAINERS, replaceNodes } from './replaceNodes.ts'

/**
 * The deposit bonus. A form shows it even if the document leaves it or its terms out: a hidden bonus would not be
 * activated.
 */
const BONUS_PART = 'payment.bonus'
/** The node type that shows the bonus. */
const BONUS_BLOCK = 'bonusBadge'

/** The crypto bonus: pages with a crypto address show it even if their document leaves it out. */
const CRYPTO_BONUS_PART = 'crypto.bonus'
const CRYPTO_BONUS_TEXT = 'bonus.crypto.taken'

/** The bonus nodes that the document leaves out, or undefined. */
export function missingBonus(screen: ScreenName, body: readonly CheckedNode[]): MissingBonus | undefined {
  const fits = (part: string) => PARTS.get(part)?.screens.includes(screen) === true
  if (fits(BONUS_PART) && !hasWholeBonus(body)) {
    return missing(BONUS_PART, withWholeBonus)
  }
  if (fits(CRYPTO_BONUS_PART) && !someNode(body, (node) => hasTextKey(node, CRYPTO_BONUS_TEXT))) {
    return missing(CRYPTO_BONUS_PART, (nodes, bonus) => [...bonus, ...nodes])
  }
  return undefined
}

/** What a complete bonus shows (D-72): its terms, that it was added automatically, and a switch. */
const BONUS_TERMS: ReadonlySet<string> = new Set(['bonus.condition', 'bonus.wager'])
const AUTOMATIC_TEXT = 'bonus.automatic.form'
const BONUS_SWITCH: ReadonlySet<string> = new Set(['bonus.toggle'])
const BONUS_CHOICE: ReadonlySet<string> = new Set(['bonus.choose'])

/**
 * Whether the document shows the bonus, and next to every badge its wagering requirement, the note that it was added
 * automatically, and the switch. Earlier documents have a badge with the required amount only: the part replaces it.
 */
const hasWholeBonus = (body: readonly CheckedNode[]): boolean => someNode(body, isBadge) && !hasBareBadge(body)

const hasBareBadge = (nodes: readonly CheckedNode[]): boolean =>
  !isWhole(nodes) && (nodes.some(isBadge) || nodes.flatMap(listsIn).some(hasBareBadge))

/** Whether a list has a badge, and next to it all that must be said whenever the badge is shown. */
function isWhole(nodes: readonly CheckedNode[]): boolean {
  const shown = shownIn(nodes)
  const isNoted = shown.some((node) => hasTextKey(node, AUTOMATIC_TEXT))
  return nodes.some(isBadge) && isNoted && shown.some(showsTerms) && shown.some((node) => doesOneOf(node, BONUS_SWITCH))
}

/** The nodes that are shown whenever their list is shown, except that some may depend on the bonus. */
const shownIn = (nodes: readonly CheckedNode[]): readonly CheckedNode[] =>
  nodes
    .filter(({ when }) => when === undefined || isAboutBonus(when))
    .flatMap((node) => [node, ...(OPEN_CONTAINERS.has(node.type) ? shownIn(node.children) : [])])

function isAboutBonus({ expression }: CheckedCondition): boolean {
  const paths = pathsOf(expression)
  return paths.length > 0 && paths.every(({ steps: [root] }) => root === 'bonus')
}

/**
 * The part in the place of the document's badges, except where the document shows the whole bonus; without a badge,
 * below the amount.
 */
function withWholeBonus(body: readonly CheckedNode[], bonus: readonly CheckedNode[]): readonly CheckedNode[] {
  const given = new Map(replacements({ nodes: body, holder: undefined, hasPart: false }, bonus))
  const whole = replaceNodes(body, (node) => given.get(node))
  return someNode(whole, isBadge) ? whole : withBonus(whole, bonus)
}

/** A list of nodes. `hasPart`: whether it is shown next to the part. */
interface NodeList {
  readonly nodes: readonly CheckedNode[]
  readonly holder: CheckedNode | undefined
  readonly hasPart: boolean
}

type Replacement = readonly [CheckedNode, readonly CheckedNode[]]

/** Replaces the first badge of each list by the part; removes its other badges, and nodes that the part contains. */
function replacements({ nodes, holder, hasPart }: NodeList, bonus: readonly CheckedNode[]): readonly Replacement[] {
  if (isWhole(nodes)) return []
  const badges = nodes.filter(isBadge)
  const isNear = badges.length > 0 || (hasPart && holder !== undefined && OPEN_CONTAINERS.has(holder.type))
  return nodes.flatMap((node): readonly Replacement[] => {
    if (node === badges[0]) return [[node, inPlaceOf(badges, holder, bonus)]]
    if (isBadge(node) || isInPart(node) || (isNear && choosesBonus(node))) return [[node, []]]
    return listsIn(node).flatMap((list) => replacements({ nodes: list, holder: node, hasPart: isNear }, bonus))
  })
}

/** Containers that lay their children out side by side. */
const SIDE_BY_SIDE: ReadonlySet<string> = new Set(['row', 'split'])

/**
 * The part, where one of the badges' conditions holds. Conditions about the bonus are left out: the part has its own,
 * and its switch stays when the bonus is switched off.
 */
function inPlaceOf(
  badges: readonly CheckedNode[],
  holder: CheckedNode | undefined,
  bonus: readonly CheckedNode[],
): readonly CheckedNode[] {
  const conditions = badges.flatMap(({ when }) => (when === undefined || isAboutBonus(when) ? [] : [when]))
  const when = conditions.length < badges.length ? undefined : oneOf(conditions)
  if (when === undefined && !(holder !== undefined && SIDE_BY_SIDE.has(holder.type))) return bonus
  return [
    {
      type: 'stack',
      kind: undefined,
      pointer: badges[0]?.pointer ?? '',
      id: undefined,
      when,
      ariaLabel: undefined,
      plain: {},
      slots: new Map(),
      children: bonus,
    },
  ]
}

const oneOf = (conditions: readonly CheckedCondition[]): CheckedCondition =>
  conditions.reduce((left, right) => ({
    expression: { kind: 'binary', operator: '||', left: left.expression, right: right.expression, column: 0 },
    source: `(${left.source}) || (${right.source})`,
  }))

const isBadge = ({ type }: CheckedNode): boolean => type === BONUS_BLOCK

/** Whether the part has such a node itself. */
const isInPart = (node: CheckedNode): boolean =>
  !holdsMore(node) && (hasTextKey(node, AUTOMATIC_TEXT) || doesOneOf(node, BONUS_SWITCH))

/** Whether the node is a choice of the bonus, or a list of them. */
const choosesBonus = (node: CheckedNode): boolean =>
  !holdsMore(node) &&
  (doesOneOf(node, BONUS_CHOICE) || (node.type === 'repeat' && someNode(node.children, choosesBonus)))

const holdsMore = (node: CheckedNode): boolean => someNode([node], (one) => isBadge(one) || one.type === 'submit')

const showsTerms = ({ slots }: CheckedNode): boolean =>
  [...slots.values()].some((slot) => slot.slot === 'text' && readsOf(slot.text).some(isTerms))

const readsOf = (text: CheckedText): readonly Expression[] => {
  if (text.kind === 'data') return [text.path]
  return text.kind === 'key' || text.kind === 'inline' ? (text.args ?? []).map(([, expression]) => expression) : []
}

const isTerms = (expression: Expression): boolean => pathsOf(expression).some(({ path }) => BONUS_TERMS.has(path))

interface MissingBonus {
  readonly part: string
  readonly nodes: readonly NodeJson[]
  readonly put: (nodes: readonly CheckedNode[], bonus: readonly CheckedNode[]) => readonly CheckedNode[]
}

const missing = (part: string, put: MissingBonus['put']): MissingBonus => ({
  part,
  put,
  nodes: partBody(part),
})

/** Inserts the bonus below the amount and its chips; a row around the amount has no room for it. */
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
