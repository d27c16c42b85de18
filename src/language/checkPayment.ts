import type { ScreenName } from '../../schemas/layout/screens/index.ts'
import { isPayment } from '../../schemas/layout/screens/isForm.ts'
import type { CheckedAction, CheckedNode, CheckedSlot, CheckedText } from './CheckedLayout.ts'
import { SAYS } from './checkParts.ts'
import type { Expression } from './expression/Expression.ts'
import type { LayoutProblem, ProblemCode } from './LayoutProblem.ts'
import { placesIn, withArguments } from './withArguments.ts'

export interface PaymentReading {
  /** The types of the rendered nodes, `field:<name>` for fields, and `says:<key>` for texts that are always shown. */
  readonly types: ReadonlySet<string>
  /** Whether the document places the payment notes itself. */
  readonly hasNotes: boolean
  readonly problems: readonly LayoutProblem[]
}

/**
 * E14, E19: the paid amount must equal the one on the button (I4, I24). Reads the checked nodes, after fallbacks and
 * parts were expanded and decorative nodes dropped; the same walk collects the node types. `notes` holds the pointers
 * where payment notes start.
 */
export function readPayment(
  body: readonly CheckedNode[],
  screen: ScreenName,
  notes: ReadonlySet<string>,
): PaymentReading {
  const reader = new PaymentReader(isPayment(screen), notes)
  reader.list(body, undefined, undefined)
  return reader
}

class PaymentReader implements PaymentReading {
  readonly types = new Set<string>()
  hasNotes = false
  readonly problems: LayoutProblem[] = []
  readonly #isPayment: boolean
  readonly #notes: ReadonlySet<string>
  readonly #once = new Set<string>()

  constructor(isPayment: boolean, notes: ReadonlySet<string>) {
    this.#isPayment = isPayment
    this.#notes = notes
  }

  /**
   * `under` is the reason why the nodes are rendered conditionally, if they are. `step` is set inside a step: each step
   * is shown to the player, but only for a time, so notes and required texts may not be in one.
   */
  list(nodes: readonly CheckedNode[], under: string | undefined, step: string | undefined): void {
    for (const node of nodes) {
      if (this.#notes.has(node.pointer)) this.#note(node, under ?? step)
      this.#node(node, hidingOf(node, under), step)
    }
  }

  #note(node: CheckedNode, hidden: string | undefined): void {
    this.hasNotes = true
    if (hidden === undefined) return
    this.#refuse('E14', node, `The notes of a payment must always be shown, but these are not (${hidden}).`)
  }

  #node(node: CheckedNode, under: string | undefined, step: string | undefined): void {
    this.types.add(node.type)
    if (node.kind !== undefined) this.types.add(`field:${node.plain.name}`)
    if (this.#isPayment) this.#part(node, under)
    if (under === undefined && step === undefined) this.#say(node)
    const inside = under === undefined || under === HAS_FUNDS ? (INSIDE[node.type] ?? under) : under
    for (const slot of node.slots.values()) this.#slot(slot, node, inside, step)
    this.list(node.children, inside, node.type === 'step' ? 'in one step only' : step)
  }

  /** Records texts that are always shown. */
  #say({ type, slots }: CheckedNode): void {
    const said = type === 'text' || type === 'note' ? slots.get('text') : undefined
    if (said?.slot === 'text' && said.text.kind === 'key') this.types.add(SAYS + said.text.key)
  }

  #slot(slot: CheckedSlot, node: CheckedNode, inside: string | undefined, step: string | undefined): void {
    if (slot.slot === 'actions') this.#actions(slot.actions, node)
    if (slot.slot === 'nodes') this.list(slot.nodes, inside, step)
    if (slot.slot === 'cases') for (const nodes of slot.cases.values()) this.list(nodes, inside, step)
  }

  /** The amount, the server fields and the submit button must be rendered unconditionally. */
  #part(node: CheckedNode, under: string | undefined): void {
    const isAmount = node.kind !== undefined && node.plain.name === AMOUNT
    const name = isAmount ? 'the amount' : `"${node.type}"`
    const hidden = under === HAS_FUNDS ? undefined : under
    const condition = hidden ?? (isAmount ? sourceOf(node.slots.get('show')) : undefined)
    const isFirst = !this.#once.has(name)
    const isNeeded = isAmount || node.type === 'submit' || (node.type === 'serverFields' && isFirst)
    if (isNeeded && condition !== undefined) {
      this.#refuse('E14', node, `A payment must always show ${name}, but this one is not always shown (${condition}).`)
    }
    if (isNeeded) this.#once.add(name)
    if (node.type === 'submit') this.#submit(node, isFirst)
    if (node.type === 'chips') this.#chips(node)
  }

  /** Any submit button, and Enter, runs the actions of the first submit button. So a form may have only one. */
  #submit(node: CheckedNode, isFirst: boolean): void {
    if (!isFirst)
      this.#refuse(
        'E19',
        node,
        'A form can have only one "submit": a press on another one would run the first. Make this one a "button", or remove it.',
      )
    const said = node.slots.get('label')
    const texts = [said?.slot === 'text' ? said.text : undefined, node.ariaLabel]
    const silent = texts.filter((text) => text !== undefined && !showsAmount(text))
    if (silent.length === 0) return
    if (silent.every((text) => text !== undefined && isWithoutNumber(text) && !hasLabel(text))) {
      const message = `The label of the button has no amount, so the amount is added after it. ${SAY_AMOUNT}`
      this.problems.push({ code: 'W13', pointer: node.pointer, message, isHandled: true })
      return
    }
    this.#refuse('E19', node, `The button must show the amount. ${SAY_AMOUNT}`)
  }

  /** The label of a quick amount must be the amount that the chip sets. */
  #chips(node: CheckedNode): void {
    const source = node.slots.get('source')
    if (node.plain.target !== AMOUNT || (source?.slot === 'source' && isPath(source.path, 'form.chips'))) return
    this.#refuse('E19', node, 'The "source" of quick amounts must be "form.chips".')
  }

  #actions(actions: readonly CheckedAction[], node: CheckedNode): void {
    const sets = actions.filter(({ json }) => json.do === 'setField')
    if (this.#isPayment && sets.some(({ json }) => json.field === AMOUNT)) {
      this.#refuse('E19', node, '"setField" must not change the amount. Use "chips" to offer amounts.')
    }
    const pays = actions.find(({ json }) => PAYS.has(json.do))?.json.do
    if (pays === undefined) return
    if (node.type !== 'submit') {
      this.#refuse(
        'E19',
        node,
        `"${pays}" is only for "submit", which shows the amount. Use the part ${PART_OF[pays] ?? ''} for the button.`,
      )
    }
    if (sets.length > 0) {
      this.#refuse(
        'E19',
        node,
        `A press with "${pays}" must not have "setField": the player pays what is shown. Remove it, or give the field a "default".`,
      )
    }
  }

  #refuse(code: ProblemCode, { pointer }: CheckedNode, message: string): void {
    this.problems.push({ code, pointer, message, isHandled: false })
  }
}

const AMOUNT = 'amount'

/**
 * The only condition that may hide the form of a payment: where it fails, nothing can be withdrawn (U17). It must not
 * hide the notes: an earlier withdrawal may be in doubt.
 */
const HAS_FUNDS = '!limits.poor'

/** The outermost condition that may hide the node. HAS_FUNDS counts only if there is no other. */
const hidingOf = ({ when }: CheckedNode, under: string | undefined): string | undefined =>
  under === undefined || under === HAS_FUNDS ? (when?.source ?? under) : under

const SAY_AMOUNT =
  'Write {"t": key, "args": {"amount": "form.amountText"}}; the only other arguments are method.name, user.currency and form.labels.'

/** Actions that pay the amount shown on the button. */
const PAYS: ReadonlySet<string> = new Set(['deposit.create', 'withdrawal.create'])

const PART_OF: Readonly<Record<string, string>> = {
  'deposit.create': '{ "use": "payment.submit" }',
  'withdrawal.create': '{ "use": "withdrawal.submit" }',
}

/** Nodes whose content is rendered conditionally. */
const INSIDE: Readonly<Record<string, string>> = { switch: 'a case of a "switch"', repeat: 'an item of a "repeat"' }

const sourceOf = (slot: CheckedSlot | undefined): string | undefined =>
  slot?.slot === 'condition' ? slot.source : undefined

/** Arguments allowed in a label. The text of an option may hold a number, so it is allowed beside the amount only. */
const CURRENCY = 'user.currency'
const BESIDE = ['method.name', CURRENCY] as const

function showsAmount(text: CheckedText): boolean {
  if (text.kind === 'data') return isPath(text.path, 'form.amountText')
  if (text.kind === 'inline') return isWithoutNumber(text) && Object.values(text.text).every(saysIt(text.args))
  return (
    text.kind === 'key' && text.args.some(isAmount) && text.args.every(isHarmless) && !text.args.some(isLabelAsAmount)
  )
}

type Arguments = readonly (readonly [string, Expression])[]

/** Whether an operator's own text says the amount by one of its arguments. */
function saysIt(args: Arguments = []): (words: string) => boolean {
  const names = args.filter(isAmount).map(([name]) => name)
  return (words) => placesIn(words).some((name) => names.includes(name))
}

/** The amount, the method, the currency, or the option that the player has selected. */
const isHarmless = (argument: readonly [string, Expression]): boolean =>
  isAmount(argument) || BESIDE.some((path) => isPath(argument[1], path)) || isLabel(argument[1])

/** A translation shows the argument `amount` as the amount. */
const isLabelAsAmount = ([name, expression]: readonly [string, Expression]): boolean =>
  name === AMOUNT && isLabel(expression)

const hasLabel = (text: CheckedText): boolean =>
  text.kind === 'inline' && (text.args ?? []).some(([, expression]) => isLabel(expression))

const isLabel = (expression: Expression): boolean =>
  expression.kind === 'path' && expression.root === 'form' && expression.steps[0] === 'labels'

/**
 * Accepts the formatted text, and also the formatting call, because earlier documents formatted the amount themselves.
 */
const isAmount = ([, expression]: readonly [string, Expression]): boolean =>
  isPath(expression, 'form.amountText') || isMoneyOfAmount(expression)

function isMoneyOfAmount(expression: Expression): boolean {
  if (expression.kind !== 'call' || expression.name !== 'money') return false
  const [amount, currency] = expression.args
  return amount !== undefined && currency !== undefined && isPath(amount, 'form.amount') && isPath(currency, CURRENCY)
}

/** An operator's own text without digits, with allowed arguments only (D-37). */
const isWithoutNumber = (text: CheckedText): boolean =>
  text.kind === 'inline' &&
  Object.values(text.text).every((words) => !/\p{N}/u.test(withArguments(words, emptied(text.args)))) &&
  (text.args ?? []).every(isHarmless)

const emptied = (args: Arguments = []) => Object.fromEntries(args.map(([name]) => [name, '']))

const isPath = (expression: Expression, path: string): boolean =>
  expression.kind === 'path' && [expression.root, ...expression.steps].join('.') === path
