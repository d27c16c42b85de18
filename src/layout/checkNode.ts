import type { NodeTypeEntry } from 'virtual:layout-catalog'
import { LIMITS, type NodeJson, type TextJson } from '../../schemas/layout/document.ts'
import type { CheckedNode, CheckedSlot } from './CheckedLayout.ts'
import { isPage, unknownPage } from './checkNames.ts'
import { checkShape, isDecorative } from './checkShape.ts'
import { checkText } from './checkSlot.ts'
import { ExpressionProblem } from './expression/ExpressionProblem.ts'
import { parseExpression } from './expression/parseExpression.ts'
import type { LayoutProblem, ProblemCode } from './LayoutProblem.ts'
import { SCOPE_NAMES } from './scopeNames.ts'

export type Names = ReadonlySet<string>

/** Walks the nodes of one document, collecting what is wrong. */
export class NodeChecker {
  readonly problems: LayoutProblem[] = []
  #nodes = 0
  #ids = new Set<string>()
  #fields = new Set<string>()

  list(nodes: readonly NodeJson[], pointer: string, depth: number, names: Names): CheckedNode[] {
    return nodes.flatMap((node, index) => this.#node(node, `${pointer}/${index}`, depth, names) ?? [])
  }

  /** The three-step rule: its fallback, else dropped when it only decorates, else the document is refused. */
  #node(json: NodeJson, pointer: string, depth: number, names: Names): CheckedNode | undefined {
    const before = this.problems.length
    const [ids, fields] = [new Set(this.#ids), new Set(this.#fields)]
    const node = this.#checked(json, pointer, depth, names)
    const own = this.problems.slice(before)
    if (node !== undefined && own.every((problem) => problem.isHandled)) return node
    if (isNode(json.fallback)) {
      this.#handled(before)
      // What it stands in for is not drawn, so it may carry the same id and field name.
      this.#ids = ids
      this.#fields = fields
      return this.#node(json.fallback, `${pointer}/fallback`, depth, names)
    }
    if (!isDecorative(json)) return undefined
    this.#handled(before)
    return undefined
  }

  /** A limit of the whole document is never handled: leaving parts out would only hide how large it is. */
  #handled(from: number): void {
    for (let i = from; i < this.problems.length; i++) {
      const problem = this.problems[i]!
      this.problems[i] = { ...problem, isHandled: problem.code !== 'E10' }
    }
  }

  #checked(json: NodeJson, pointer: string, depth: number, names: Names): CheckedNode | undefined {
    if (++this.#nodes > LIMITS.nodes) return this.#tooMany(pointer)
    if (depth > LIMITS.depth) return this.#refuse('E10', pointer, `Nested deeper than ${LIMITS.depth} nodes.`)
    const { type, props, problems } = checkShape(json, pointer)
    this.problems.push(...problems)
    if (type === undefined || problems.length > 0) return undefined
    return this.#parts(json, props, type, pointer, depth, names)
  }

  /** Said once: everything after the first node too many would say the same. */
  #tooMany(pointer: string): undefined {
    if (this.#nodes === LIMITS.nodes + 1) this.#refuse('E10', pointer, `More than ${LIMITS.nodes} nodes.`)
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
    if (json.type === 'field') this.#once(this.#fields, String(props.name), `${pointer}/name`, 'field name')
    if (json.type === 'repeat') this.#newName(String(props.as), `${pointer}/as`, names)
    const inner = json.type === 'repeat' ? new Set([...names, String(props.as)]) : names
    const slots = new Map<string, CheckedSlot>()
    const plain: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(props)) {
      const kind = type.slots[name]
      if (kind === undefined) plain[name] = value
      else slots.set(name, this.#slot(kind, value, `${pointer}/${name}`, depth, names))
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

  #slot(kind: string, value: unknown, pointer: string, depth: number, names: Names): CheckedSlot {
    switch (kind) {
      case 'text':
        return { slot: 'text', text: this.text(value as TextJson, pointer, names) }
      case 'condition':
        return { slot: 'condition', ...this.#condition(value as string, pointer, names) }
      case 'ref':
        return { slot: 'ref', path: this.expression((value as { $: string }).$, `${pointer}/$`, names) }
      case 'list':
        return { slot: 'list', path: this.expression(value as string, pointer, names) }
      case 'actions':
        return { slot: 'actions', actions: this.#actions(value as readonly Record<string, unknown>[], pointer, names) }
      case 'nodes':
        return { slot: 'nodes', nodes: this.list(value as readonly NodeJson[], pointer, depth + 1, names) }
      case 'cases':
        return {
          slot: 'cases',
          cases: this.#cases(value as Record<string, readonly NodeJson[]>, pointer, depth, names),
        }
      case 'badge':
        return this.#badge(value as { text: TextJson; when?: string; tone?: string }, pointer, names)
      case 'rows':
        return { slot: 'rows', rows: this.#rows(value as readonly RowJson[], pointer, names) }
      case 'items':
        return { slot: 'items', items: this.#items(value as readonly ItemJson[], pointer, names) }
      case 'overrides':
        return {
          slot: 'overrides',
          overrides: this.#overrides(value as Record<string, OverrideJson>, pointer, names),
        }
      default:
        return { slot: 'source', path: this.expression(value as string, pointer, names) }
    }
  }

  #actions(actions: readonly Record<string, unknown>[], pointer: string, names: Names) {
    return actions.map((json, index) => {
      const here = `${pointer}/${index}`
      if (json.do === 'navigate' && !isPage(json.to)) this.#refuse('E12', `${here}/to`, unknownPage(json.to))
      const refs = Object.entries(json).flatMap(([name, value]) =>
        isRef(value) ? [[name, this.expression(value.$, `${here}/${name}/$`, names)] as const] : [],
      )
      return { json: json as { do: string }, refs }
    })
  }

  #cases(cases: Record<string, readonly NodeJson[]>, pointer: string, depth: number, names: Names) {
    return new Map(
      Object.entries(cases).map(([value, nodes]) => [value, this.list(nodes, `${pointer}/${value}`, depth + 1, names)]),
    )
  }

  #badge(badge: { text: TextJson; when?: string; tone?: string }, pointer: string, names: Names): CheckedSlot {
    const when = badge.when === undefined ? undefined : this.expression(badge.when, `${pointer}/when`, names)
    return { slot: 'badge', text: this.text(badge.text, `${pointer}/text`, names), when, tone: badge.tone ?? 'accent' }
  }

  #rows(rows: readonly RowJson[], pointer: string, names: Names) {
    return rows.map((row, index) => ({
      label: this.text(row.label, `${pointer}/${index}/label`, names),
      value: this.text(row.value, `${pointer}/${index}/value`, names),
      when: row.when === undefined ? undefined : this.expression(row.when, `${pointer}/${index}/when`, names),
    }))
  }

  #items(items: readonly ItemJson[], pointer: string, names: Names) {
    return items.map(({ text, value }, index) => ({ text: this.text(text, `${pointer}/${index}/text`, names), value }))
  }

  #overrides(overrides: Record<string, OverrideJson>, pointer: string, names: Names) {
    return new Map(
      Object.entries(overrides).map(([field, { label, placeholder, hint, ...plain }]) => {
        const text = (name: string, json: TextJson | undefined) =>
          json === undefined ? undefined : this.text(json, `${pointer}/${field}/${name}`, names)
        return [
          field,
          {
            label: text('label', label),
            placeholder: text('placeholder', placeholder),
            hint: text('hint', hint),
            plain,
          },
        ] as const
      }),
    )
  }

  text(text: TextJson, pointer: string, names: Names) {
    return checkText(
      text,
      pointer,
      (source, at) => this.expression(source, at, names),
      (message) => this.#refuse('E01', pointer, message),
    )
  }

  #condition(source: string, pointer: string, names: Names) {
    return { expression: this.expression(source, pointer, names), source }
  }

  /** A wrong expression is recorded; what stands in for it is never evaluated, since the document is refused. */
  expression(source: string, pointer: string, names: Names) {
    try {
      return parseExpression(source, names)
    } catch (error) {
      if (!(error instanceof ExpressionProblem)) throw error
      const code = error.code === 'unknownName' ? 'E05' : 'E04'
      this.problems.push({ code, pointer, message: error.message, column: error.column, isHandled: false })
      return { kind: 'literal', value: null, column: 1 } as const
    }
  }

  #once(seen: Set<string>, value: string | undefined, pointer: string, what: string): void {
    if (value === undefined) return
    if (seen.has(value)) this.#refuse('E09', pointer, `The ${what} "${value}" stands twice in the document.`)
    seen.add(value)
  }

  /** A name for an item may hide neither a scope nor the item around it. */
  #newName(name: string, pointer: string, names: Names): void {
    if (!names.has(name)) return
    const what = SCOPE_NAMES.has(name) ? 'already names data of the cashier' : 'already names the item around this one'
    this.#refuse('E09', pointer, `"${name}" ${what}. Choose another name.`)
  }

  #refuse(code: ProblemCode, pointer: string, message: string): undefined {
    this.problems.push({ code, pointer, message, isHandled: false })
  }
}

interface RowJson {
  readonly label: TextJson
  readonly value: TextJson
  readonly when?: string
}

interface OverrideJson {
  readonly label?: TextJson
  readonly placeholder?: TextJson
  readonly hint?: TextJson
  readonly [plain: string]: unknown
}

interface ItemJson {
  readonly text: TextJson
  readonly value: string
}

const isNode = (value: unknown): value is NodeJson =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRef = (value: unknown): value is { $: string } =>
  isNode(value) && typeof (value as unknown as { $?: unknown }).$ === 'string'
