import type { NodeTypeEntry } from 'virtual:layout-catalog'
import { LIMITS, type NodeJson, type TextJson } from '../../schemas/layout/document.ts'
import { actionsOf, type ScreenName, scopesOf } from '../../schemas/layout/screens/index.ts'
import { safeUrl } from '../platform/safeUrl.ts'
import { addressNames } from './addressNames.ts'
import type {
  CheckedAction,
  CheckedItem,
  CheckedLink,
  CheckedMask,
  CheckedNode,
  CheckedRule,
  CheckedSlot,
} from './CheckedLayout.ts'
import { isPage, meant, unknownPage } from './checkNames.ts'
import { fieldProblems, lookProblems, type RuleJson, ruleProblems } from './checkRules.ts'
import { checkShape, isDecorative } from './checkShape.ts'
import { checkText } from './checkSlot.ts'
import { ExpressionProblem } from './expression/ExpressionProblem.ts'
import { parseExpression } from './expression/parseExpression.ts'
import { pathsOf } from './expression/pathsOf.ts'
import type { LayoutProblem, ProblemCode } from './LayoutProblem.ts'
import { SCOPE_NAMES } from './scopeNames.ts'

export type Names = ReadonlySet<string>

/** Walks the nodes of one document, collecting what is wrong. */
export class NodeChecker {
  readonly problems: LayoutProblem[] = []
  readonly #screen: ScreenName
  readonly #scopes: Names
  readonly #actionNames: Names
  #nodes = 0
  #ids = new Set<string>()
  #fields = new Set<string>()

  constructor(screen: ScreenName) {
    this.#screen = screen
    this.#scopes = new Set(scopesOf(screen))
    this.#actionNames = new Set(actionsOf(screen))
  }

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
    if (json.type === 'field') {
      this.#once(this.#fields, String(props.name), `${pointer}/name`, 'field name')
      for (const message of fieldProblems(String(props.kind), props)) this.#refuse('E01', pointer, message)
    }
    if (json.type === 'address') {
      for (const name of addressNames(props)) this.#once(this.#fields, name, `${pointer}/names`, 'field name')
    }
    if (json.type === 'step' && json.when !== undefined) {
      this.#refuse('E01', `${pointer}/when`, 'A "step" is always there: put "when" on what stands in it.')
    }
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
      case 'cascade':
        return this.#cascade(value as CascadeJson, pointer, names)
      case 'rules':
        return { slot: 'rules', rules: this.#rules(value as readonly RuleJson[], pointer, names) }
      case 'mask':
        return { slot: 'mask', masks: this.#masks(value as MaskJson, pointer, names) }
      case 'links':
        return { slot: 'links', links: this.#links(value as Record<string, LinkJson>, pointer, names) }
      case 'overrides':
        return { slot: 'overrides', overrides: this.#overrides(value as Record<string, object>, pointer, names) }
      default:
        return { slot: 'source', path: this.expression(value as string, pointer, names) }
    }
  }

  #actions(actions: readonly Record<string, unknown>[], pointer: string, names: Names) {
    return actions.map((json, index) => {
      const here = `${pointer}/${index}`
      const name = String(json.do)
      if (!this.#actionNames.has(name)) {
        const close = meant(name, this.#actionNames)
        this.#refuse('E20', `${here}/do`, `The screen "${this.#screen}" has no "${name}".${close}`)
      }
      if (json.do === 'navigate' && !isPage(json.to)) this.#refuse('E12', `${here}/to`, unknownPage(json.to))
      const refs = Object.entries(json).flatMap(([name, value]) =>
        isRef(value) ? [[name, this.expression(value.$, `${here}/${name}/$`, names)] as const] : [],
      )
      return { json: json as CheckedAction['json'], refs }
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

  #items(items: readonly ItemJson[], pointer: string, names: Names): CheckedItem[] {
    return items.map(({ text, value, note }, index) => ({
      text: this.text(text, `${pointer}/${index}/text`, names),
      value,
      note: note === undefined ? undefined : this.text(note, `${pointer}/${index}/note`, names),
    }))
  }

  #cascade({ by, items }: CascadeJson, pointer: string, names: Names): CheckedSlot {
    const lists = Object.entries(items).map(
      ([value, list]) => [value, this.#items(list, `${pointer}/items/${value}`, names)] as const,
    )
    return { slot: 'cascade', by, items: new Map(lists) }
  }

  #rules(rules: readonly RuleJson[], pointer: string, names: Names): CheckedRule[] {
    return rules.map((rule, index) => {
      for (const message of ruleProblems(rule)) this.#refuse('E01', `${pointer}/${index}`, message)
      return {
        regexes: rule.anyOf ?? (rule.regex === undefined ? [] : [rule.regex]),
        check: rule.check,
        years: rule.years ?? 0,
        min: rule.min === undefined ? undefined : String(rule.min),
        max: rule.max === undefined ? undefined : String(rule.max),
        field: rule.field ?? '',
        message: rule.message,
        when: this.#maybe(rule.when, `${pointer}/${index}/when`, names),
      }
    })
  }

  #masks(masks: MaskJson, pointer: string, names: Names): CheckedMask[] {
    const list = typeof masks === 'string' ? [masks] : masks
    return list.map((mask, index) =>
      typeof mask === 'string'
        ? { mask, when: undefined }
        : { mask: mask.mask, when: this.#maybe(mask.when, `${pointer}/${index}/when`, names) },
    )
  }

  #links(links: Record<string, LinkJson>, pointer: string, names: Names): CheckedLink[] {
    return Object.entries(links).map(([name, { text, url }]) => {
      if (safeUrl(url) === undefined) {
        this.#refuse(
          'E07',
          `${pointer}/${name}/url`,
          `"${url}" is no address that a link may open: write it https://….`,
        )
      }
      return { name, text: this.text(text, `${pointer}/${name}/text`, names), url }
    })
  }

  /** What an override may say has the slots of a field's properties. */
  #overrides(overrides: Record<string, object>, pointer: string, names: Names) {
    return new Map(
      Object.entries(overrides).map(([field, json]) => {
        const slots = new Map<string, CheckedSlot>()
        const plain: Record<string, unknown> = {}
        for (const message of lookProblems(json as Record<string, unknown>)) {
          this.#refuse('E01', `${pointer}/${field}`, message)
        }
        for (const [name, value] of Object.entries(json)) {
          const kind = OVERRIDE_SLOTS[name]
          if (kind === undefined) plain[name] = value
          else slots.set(name, this.#slot(kind, value, `${pointer}/${field}/${name}`, 0, names))
        }
        return [field, { slots, plain }] as const
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

  #maybe(source: string | undefined, pointer: string, names: Names) {
    return source === undefined ? undefined : this.#condition(source, pointer, names)
  }

  #condition(source: string, pointer: string, names: Names) {
    return { expression: this.expression(source, pointer, names), source }
  }

  /** A wrong expression is recorded; what stands in for it is never evaluated, since the document is refused. */
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

  /** Data of another screen would be missing without a word. */
  #onScreen(root: string, pointer: string, column: number): void {
    if (this.#scopes.has(root) || !SCOPE_NAMES.has(root)) return
    const message = `The screen "${this.#screen}" has no "${root}".${meant(root, this.#scopes)}`
    this.problems.push({ code: 'E05', pointer, message, column, isHandled: false })
  }

  #once(seen: Set<string>, value: string | undefined, pointer: string, what: string): void {
    if (value === undefined) return
    if (seen.has(value)) this.#refuse('E09', pointer, `The ${what} "${value}" stands twice in the document.`)
    seen.add(value)
  }

  /** A name for an item may hide neither a scope nor the item around it. */
  #newName(name: string, pointer: string, names: Names): void {
    if (!names.has(name) && !SCOPE_NAMES.has(name)) return
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

interface ItemJson {
  readonly text: TextJson
  readonly value: string
  readonly note?: TextJson
}

interface CascadeJson {
  readonly by: string
  readonly items: Readonly<Record<string, readonly ItemJson[]>>
}

type MaskJson = string | readonly (string | { readonly mask: string; readonly when?: string })[]

interface LinkJson {
  readonly text: TextJson
  readonly url: string
}

const OVERRIDE_SLOTS: Readonly<Record<string, string>> = {
  label: 'text',
  placeholder: 'text',
  hint: 'text',
  show: 'condition',
  requiredWhen: 'condition',
  rules: 'rules',
  mask: 'mask',
  items: 'items',
}

const isNode = (value: unknown): value is NodeJson =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRef = (value: unknown): value is { $: string } =>
  isNode(value) && typeof (value as unknown as { $?: unknown }).$ === 'string'
