import type { FieldRule, MethodField } from '../../schemas/methodField.ts'
import type { CheckedLayout, CheckedNode, CheckedOverride, CheckedText } from './CheckedLayout.ts'
import type { Expression } from './expression/Expression.ts'

/** One field of a form, from the document or from the server: all that is needed to build it and to draw it. */
export interface FieldPlan {
  readonly name: string
  /** A field kind of the catalogue. */
  readonly kind: string
  readonly label: CheckedText
  readonly hint: CheckedText | undefined
  readonly placeholder: CheckedText | undefined
  readonly rules: readonly FieldRule[]
  readonly show: { readonly expression: Expression; readonly source: string } | undefined
  readonly initial: Expression | string
  readonly isOptional: boolean
  readonly isDisabled: boolean
  readonly isHidden: boolean
  readonly isWallet: boolean
  readonly items: readonly { readonly text: CheckedText; readonly value: string }[]
  /** The props of the kind that need no binding. */
  readonly plain: Readonly<Record<string, unknown>>
}

export interface FormPlan {
  /** In the order in which they are drawn. */
  readonly fields: readonly FieldPlan[]
  /** Which fields stand at a node: its own, or the server's. */
  readonly at: ReadonlyMap<CheckedNode, readonly FieldPlan[]>
  /** Types of the server that no kind draws yet; each is drawn as text and reported. */
  readonly unknownTypes: readonly string[]
}

/**
 * The fields of a form, known before anything is drawn: nothing registers itself by being mounted.
 * A name that stands twice is taken once, the document's own field first.
 */
export function planForm(layout: CheckedLayout, serverFields: readonly MethodField[]): FormPlan {
  const at = new Map<CheckedNode, readonly FieldPlan[]>()
  const unknownTypes: string[] = []
  const taken = new Set(ownNames(layout.body))
  walk(layout.body, (node) => {
    if (node.type === 'field') at.set(node, [ownField(node)])
    if (node.type !== 'serverFields') return
    const fresh = serverFields.filter((field) => !taken.has(field.name) && !excepted(node).includes(field.name))
    for (const field of fresh) taken.add(field.name)
    unknownTypes.push(...fresh.map((field) => field.type).filter((type) => !KINDS.has(type)))
    at.set(
      node,
      fresh.map((field) => serverField(field, override(node, field.name))),
    )
  })
  return { fields: [...at.values()].flat(), at, unknownTypes }
}

/** The server's types and the kinds that draw them. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['text', 'text'],
  ['amount', 'text'],
  ['dropdown', 'dropdown'],
  ['hidden', 'hidden'],
])

function walk(nodes: readonly CheckedNode[], visit: (node: CheckedNode) => void): void {
  for (const node of nodes) {
    visit(node)
    walk(node.children, visit)
    for (const slot of node.slots.values()) {
      if (slot.slot === 'nodes') walk(slot.nodes, visit)
      if (slot.slot === 'cases') for (const list of slot.cases.values()) walk(list, visit)
    }
  }
}

function ownNames(nodes: readonly CheckedNode[]): string[] {
  const names: string[] = []
  walk(nodes, (node) => node.type === 'field' && names.push(String(node.plain.name)))
  return names
}

function ownField(node: CheckedNode): FieldPlan {
  const { kind, name, rules, optional, ...plain } = node.plain as unknown as OwnProps
  const text = (slot: string) => {
    const found = node.slots.get(slot)
    return found?.slot === 'text' ? found.text : undefined
  }
  const show = node.slots.get('show')
  const initial = node.slots.get('initial')
  const items = node.slots.get('items')
  return {
    name,
    kind,
    label: text('label') ?? { kind: 'server', words: name },
    hint: text('hint'),
    placeholder: text('placeholder'),
    rules: rules ?? [],
    show: show?.slot === 'condition' ? show : undefined,
    initial: initial?.slot === 'ref' ? initial.path : '',
    isOptional: optional === true,
    isDisabled: false,
    isHidden: kind === 'hidden',
    isWallet: false,
    items: items?.slot === 'items' ? items.items : [],
    plain,
  }
}

interface OwnProps {
  readonly kind: string
  readonly name: string
  readonly rules?: readonly FieldRule[]
  readonly optional?: boolean
}

function serverField(field: MethodField, over: CheckedOverride | undefined): FieldPlan {
  const { rules, optional, ...plain } = (over?.plain ?? {}) as OverrideProps
  const kind = kindOf(field)
  const words = (text: string) => ({ kind: 'server', words: text }) as const
  return {
    name: field.name,
    kind,
    label: over?.label ?? words(field.label || `field.${field.name}`),
    hint: over?.hint,
    placeholder: over?.placeholder ?? (field.placeholder ? words(field.placeholder) : undefined),
    rules: rules ?? field.rules,
    show: undefined,
    initial: field.value,
    isOptional: optional === true,
    isDisabled: field.isDisabled,
    isHidden: field.isHidden,
    isWallet: field.isWallet,
    items: field.items.map(({ text, value }) => ({ text: words(text), value })),
    plain: kind === 'text' ? plain : {},
  }
}

interface OverrideProps {
  readonly rules?: readonly FieldRule[]
  readonly optional?: boolean
}

function kindOf({ isHidden, items, type }: MethodField): string {
  if (isHidden) return 'hidden'
  return items.length > 0 ? 'dropdown' : (KINDS.get(type) ?? 'text')
}

const excepted = (node: CheckedNode): readonly string[] => (node.plain.except as readonly string[] | undefined) ?? []

function override(node: CheckedNode, name: string): CheckedOverride | undefined {
  const slot = node.slots.get('override')
  return slot?.slot === 'overrides' ? slot.overrides.get(name) : undefined
}
