import type { NodeTypeEntry } from 'virtual:layout-catalog'
import { isRecord } from '../../schemas/isRecord.ts'
import { LIMITS, type NodeJson, type PartJson, type TextJson, type UseJson } from '../../schemas/layout/document.ts'
import { actionsOf, type ScreenName, scopesOf } from '../../schemas/layout/screens/index.ts'
import { isPayment } from '../../schemas/layout/screens/isForm.ts'
import { addressNames } from './addressNames.ts'
import type { CheckedNode, CheckedSlot } from './CheckedLayout.ts'
import { meant } from './checkNames.ts'
import { fieldProblems, pieceNames } from './checkRules.ts'
import { checkShape, isDecorative } from './checkShape.ts'
import { checkTextForm } from './checkTextForm.ts'
import { ExpressionProblem } from './expression/ExpressionProblem.ts'
import { parseExpression } from './expression/parseExpression.ts'
import { pathsOf } from './expression/pathsOf.ts'
import { migrateNames } from './formerNames.ts'
import type { LayoutProblem, ProblemCode } from './LayoutProblem.ts'
import { bytesOf, isUse, PARTS, type Parts, whyNoPart } from './parts.ts'
import { completed, notesPart } from './paymentParts.ts'
import { SCOPE_NAMES } from './scopeNames.ts'
import { checkSlot } from './slots/index.ts'
import type { SlotContext } from './slots/SlotContext.ts'

export type Names = ReadonlySet<string>

/** Walks the nodes of one document and collects problems. */
export class NodeChecker {
  readonly problems: LayoutProblem[] = []
  /** The pointers of the nodes that start the payment notes. */
  readonly notes = new Set<string>()
  readonly #shared: Parts
  readonly #screen: ScreenName
  readonly #scopes: Names
  readonly #actionNames: Names
  #nodes = 0
  #bytes: number
  #isInPart = false
  #ids = new Set<string>()
  #fields = new Set<string>()

  /** `bytes` is the length of the document without the parts it uses. */
  constructor(screen: ScreenName, bytes = 0, parts: Parts = PARTS) {
    this.#screen = screen
    this.#bytes = bytes
    this.#shared = parts
    this.#scopes = new Set(scopesOf(screen))
    this.#actionNames = new Set(actionsOf(screen))
  }

  list(nodes: readonly NodeJson[], pointer: string, depth: number, names: Names): CheckedNode[] {
    return nodes.flatMap((node, index) => {
      const at = `${pointer}/${index}`
      return isUse(node) ? this.#used(node, at, depth, names) : (this.#node(node, at, depth, names) ?? [])
    })
  }

  /** Expands a part in place and checks its nodes like any others: a part can't bypass a rule. */
  #used(json: UseJson, pointer: string, depth: number, names: Names): CheckedNode[] {
    const place = { parts: this.#shared, screen: this.#screen, isInPart: this.#isInPart }
    const problems = whyNoPart(json, pointer, place)
    this.problems.push(...problems)
    const part = this.#shared.get(json.use)
    if (part === undefined || problems.length > 0) {
      this.#count(pointer)
      return []
    }
    if (this.#nodes > LIMITS.nodes || !this.#hasRoom(part)) return []
    if (json.use === notesPart(this.#screen)) this.notes.add(`${pointer}/use/0`)
    this.#isInPart = true
    const nodes = this.list(part.body, `${pointer}/use`, depth, names)
    this.#isInPart = false
    return nodes
  }

  #hasRoom(part: PartJson): boolean {
    const before = this.#bytes
    this.#bytes += bytesOf(part)
    if (this.#bytes <= LIMITS.bytes) return true
    if (before > LIMITS.bytes) return false
    const message = `The document is longer than ${LIMITS.bytes} bytes, including the parts it uses.`
    this.#refuse('E10', '', message)
    return false
  }

  /** An invalid node is replaced by its fallback, else dropped if it is decorative, else the document is rejected. */
  #node(written: NodeJson, pointer: string, depth: number, names: Names): CheckedNode | undefined {
    const { json: today, former } = migrateNames(written)
    const json = today.type === 'submit' && isPayment(this.#screen) ? completed(today, this.#screen) : today
    for (const { at, message } of former)
      this.problems.push({ code: 'W13', pointer: pointer + at, message, isHandled: true })
    const before = this.problems.length
    const [ids, fields] = [new Set(this.#ids), new Set(this.#fields)]
    const node = this.#checked(json, pointer, depth, names)
    const own = this.problems.slice(before)
    if (node !== undefined && own.every((problem) => problem.isHandled)) return node
    if (isNode(json.fallback)) {
      this.#handled(before)
      // The replaced node is not rendered, so the fallback may reuse its id and field name.
      this.#ids = ids
      this.#fields = fields
      return this.#node(json.fallback, `${pointer}/fallback`, depth, names)
    }
    if (!isDecorative(json)) return undefined
    this.#handled(before)
    return undefined
  }

  /**
   * Marks new problems as handled, except an exceeded document limit: dropping nodes would only hide the document's
   * size.
   */
  #handled(from: number): void {
    for (let i = from; i < this.problems.length; i++) {
      const problem = this.problems[i]!
      this.problems[i] = { ...problem, isHandled: problem.code !== 'E10' }
    }
  }

  #checked(json: NodeJson, pointer: string, depth: number, names: Names): CheckedNode | undefined {
    if (!this.#count(pointer)) return undefined
    if (depth > LIMITS.depth) return this.#refuse('E10', pointer, `Nested deeper than ${LIMITS.depth} levels.`)
    const { type, props, problems } = checkShape(json, pointer)
    this.problems.push(...problems)
    if (type === undefined || problems.length > 0) return undefined
    return this.#parts(json, props, type, pointer, depth, names)
  }

  /** Counts a node. The limit is reported once, at the first node above it. */
  #count(pointer: string): boolean {
    if (++this.#nodes === LIMITS.nodes + 1) this.#refuse('E10', pointer, `More than ${LIMITS.nodes} nodes.`)
    return this.#nodes <= LIMITS.nodes
  }

  #parts(
    json: NodeJson,
    props: Readonly<Record<string, unknown>>,
    type: NodeTypeEntry,
    pointer: string,
    depth: number,
    names: Names,
  ): CheckedNode | undefined {
    this.#once(this.#ids, json.id, `${pointer}/id`, 'id')
    if (json.type === 'field') {
      this.#once(this.#fields, String(props.name), `${pointer}/name`, 'field name')
      for (const name of pieceNames(props)) this.#once(this.#fields, name, `${pointer}/sendAs/${name}`, 'field name')
      for (const message of fieldProblems(String(props.kind), props)) this.#refuse('E01', pointer, message)
    }
    if (json.type === 'address') {
      for (const name of addressNames(props)) this.#once(this.#fields, name, `${pointer}/names`, 'field name')
    }
    if (json.type === 'step' && json.when !== undefined) {
      this.#refuse('E01', `${pointer}/when`, 'A "step" has no "when": put it on the nodes inside.')
    }
    if (json.type === 'repeat') this.#newName(String(props.as), `${pointer}/as`, names)
    const inner = json.type === 'repeat' ? new Set([...names, String(props.as)]) : names
    const slots = new Map<string, CheckedSlot>()
    const plain: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(props)) {
      const kind = type.slots[name]
      if (kind === undefined) plain[name] = value
      else slots.set(name, checkSlot(kind, value, this.#place(`${pointer}/${name}`, depth, names)))
    }
    if (typeof plain.on === 'string')
      slots.set('on', { slot: 'ref', path: this.expression(plain.on, `${pointer}/on`, names) })
    if (typeof plain.key === 'string')
      slots.set('key', { slot: 'ref', path: this.expression(plain.key, `${pointer}/key`, inner) })
    return {
      type: json.type,
      kind: json.type === 'field' ? String(props.kind) : undefined,
      pointer,
      id: json.id,
      when: json.when === undefined ? undefined : this.#condition(json.when, `${pointer}/when`, names),
      ariaLabel: json.ariaLabel === undefined ? undefined : this.text(json.ariaLabel, `${pointer}/ariaLabel`, names),
      plain,
      slots,
      children: this.list(json.children ?? [], `${pointer}/children`, depth + 1, inner),
    }
  }

  #place(pointer: string, depth: number, names: Names): SlotContext {
    return {
      text: (text, at = '') => this.text(text, pointer + at, names),
      path: (source, at = '') => this.expression(source, pointer + at, names),
      condition: (source, at = '') => this.#condition(source, pointer + at, names),
      nodes: (nodes, at = '') => this.list(nodes, pointer + at, depth + 1, names),
      slot: (kind, value, at) => checkSlot(kind, value, this.#place(pointer + at, depth, names)),
      whyNot: (action) =>
        this.#actionNames.has(action)
          ? undefined
          : `The screen "${this.#screen}" has no "${action}".${meant(action, this.#actionNames)}`,
      refuse: (code, at, message) => this.#refuse(code, pointer + at, message),
    }
  }

  text(text: TextJson, pointer: string, names: Names) {
    return checkTextForm(
      text,
      pointer,
      (source, at) => this.expression(source, at, names),
      (message) => this.#refuse('E01', pointer, message),
    )
  }

  #condition(source: string, pointer: string, names: Names) {
    return { expression: this.expression(source, pointer, names), source }
  }

  /** Reports an invalid expression. The returned placeholder is never evaluated, because the document is rejected. */
  expression(source: string, pointer: string, names: Names) {
    try {
      const expression = parseExpression(source, names)
      for (const { steps, column } of pathsOf(expression)) this.#onScreen(String(steps[0]), pointer, column)
      return expression
    } catch (error) {
      if (!(error instanceof ExpressionProblem)) throw error
      const code = error.code === 'unknownName' ? 'E05' : 'E04'
      this.problems.push({ code, pointer, message: error.message, column: error.column, isHandled: false })
      return { kind: 'literal', value: null, column: 1 } as const
    }
  }

  /** Rejects a scope of another screen: its data would be silently missing. */
  #onScreen(root: string, pointer: string, column: number): void {
    if (this.#scopes.has(root) || !SCOPE_NAMES.has(root)) return
    const message = `The screen "${this.#screen}" has no "${root}".${meant(root, this.#scopes)}`
    this.problems.push({ code: 'E05', pointer, message, column, isHandled: false })
  }

  #once(seen: Set<string>, value: string | undefined, pointer: string, what: string): void {
    if (value === undefined) return
    if (seen.has(value)) this.#refuse('E09', pointer, `The ${what} "${value}" is used twice in the document.`)
    seen.add(value)
  }

  /** The name of a `repeat` item must not shadow a scope or an outer item. */
  #newName(name: string, pointer: string, names: Names): void {
    if (!names.has(name) && !SCOPE_NAMES.has(name)) return
    const what = SCOPE_NAMES.has(name) ? 'is already the name of a scope' : 'is already the name of an outer item'
    this.#refuse('E09', pointer, `"${name}" ${what}. Choose another name.`)
  }

  #refuse(code: ProblemCode, pointer: string, message: string): undefined {
    this.problems.push({ code, pointer, message, isHandled: false })
  }
}

const isNode = (value: unknown): value is NodeJson => isRecord(value)
