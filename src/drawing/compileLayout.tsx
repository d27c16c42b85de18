import { type ComponentType, createElement, Fragment, type ReactNode } from 'react'
import type { FormPlan } from '../forms/plan/FormPlan.ts'
import type { CheckedLayout, CheckedNode, CheckedSlot } from '../language/CheckedLayout.ts'
import {
  type Binding,
  bindActions,
  bindCondition,
  bindExpression,
  bindText,
  current,
  type Frame,
  fixed,
  listFrame,
  read,
  rootFrame,
  shown,
} from './bind.ts'
import { Condition } from './Condition.ts'
import { inChunks } from './chunks.tsx'
import type { Draw, DrawingEnv } from './Drawer.ts'
import { Branch, Live, LiveWhen, NodeBoundary, Repeat, When } from './nodes.tsx'

export interface CompiledLayout {
  readonly element: ReactNode
  /** Runs the layout's submit, as Enter in a field does. */
  readonly submit: () => void
  /** Tracks presses on the page while the layout is rendered; returns the cleanup. */
  readonly watchPresses: () => () => void
}

/** The query of a search box, which the player changes, and its actions. */
function searchBindings({ plain }: CheckedNode, { env, read }: Frame): Record<string, Binding<unknown>> {
  const scope = plain.over === 'countries' ? 'region' : String(plain.over)
  return {
    query: { isStatic: false, get: () => String((read(scope) as { query?: string }).query ?? '') },
    clearLabel: fixed(env.t('search.clearBox')),
    onQuery: fixed((query: string) => env.run({ do: 'search.set', over: String(plain.over), query })),
  }
}

/**
 * Compiles a layout to React elements, once per layout and form. Static nodes become plain elements; nodes that
 * read a scope become observers; a field subscribes only to itself; nodes with the same condition share one reaction.
 */
export function compileLayout(layout: CheckedLayout, plan: FormPlan | undefined, env: DrawingEnv): CompiledLayout {
  const compiler = new Compiler(plan, env)
  const frame = rootFrame(env)
  const body = layout.body.map((node) => (
    <NodeBoundary key={node.pointer} layout={layout} pointer={node.pointer} env={env}>
      {compiler.node(node, frame)}
    </NodeBoundary>
  ))
  return { element: body, submit: compiler.submit, watchPresses: frame.presses.watch }
}

/** A property of a node and its binding for a frame (the screen or one list item). */
interface Member {
  readonly name: string
  readonly bind: (frame: Frame) => Binding<unknown>
}

function same(name: string, value: unknown): Member {
  const binding = fixed(value)
  return { name, bind: () => binding }
}

// `private` and not `#`: in the browsers that we support, `#` is compiled to helpers, which weigh more.
class Compiler {
  private readonly env: DrawingEnv
  private readonly conditions = new Map<string, Condition>()
  private readonly members = new Map<CheckedNode, readonly Member[]>()
  private readonly draw: Draw
  private press: (() => void) | undefined
  private mayPress = () => true

  constructor(plan: FormPlan | undefined, env: DrawingEnv) {
    this.env = env
    this.draw = {
      fields: plan?.fields ?? [],
      fieldsAt: (node) => plan?.at.get(node) ?? [],
      list: (nodes, frame) => this.list(nodes, frame),
      props: (node, frame) => this.props(node, frame),
      when: (source, holds, key, element) => this.under(source, holds, key, element),
      onPress: (act) => {
        this.press ??= act
      },
      beforePress: (ask) => {
        this.mayPress = ask
      },
    }
  }

  /** Runs the submit, as Enter in a field does. */
  readonly submit = (): void => {
    if (this.mayPress()) this.press?.()
  }

  /** The element's key is its node's pointer: keyed fragments around all elements made up a third of all fibers. */
  node(node: CheckedNode, frame: Frame): ReactNode {
    const element = this.drawn(node, frame)
    return node.when === undefined ? element : this.when(node.when, frame, node.pointer, element)
  }

  list(nodes: readonly CheckedNode[], frame: Frame): ReactNode {
    const elements = nodes.map((node) => this.node(node, frame))
    return inChunks(elements)
  }

  private drawn(node: CheckedNode, frame: Frame): ReactNode {
    switch (node.type) {
      case 'switch':
        return this.switch(node, frame)
      case 'repeat':
        return this.repeat(node, frame)
      default: {
        const drawer = this.env.drawers[node.type]
        return drawer === undefined ? this.block(node, frame) : drawer(node, frame, this.draw)
      }
    }
  }

  private block(node: CheckedNode, frame: Frame): ReactNode {
    const renderer = this.env.registry.blocks[node.type as 'text'] as unknown as
      | ComponentType<Record<string, unknown>>
      | undefined
    if (renderer === undefined) return null // a form node on a page without a form
    const values: Record<string, unknown> = {}
    const moving: [string, Binding<unknown>][] = []
    const take = (name: string, binding: Binding<unknown>): void => {
      if (binding.isStatic) values[name] = binding.value
      else moving.push([name, binding])
    }
    for (const { name, bind } of this.membersOf(node)) take(name, bind(frame))
    const own = node.type === 'search' ? searchBindings(node, frame) : {}
    for (const [name, binding] of Object.entries(own)) take(name, binding)
    const children = node.children.length > 0 ? this.list(node.children, frame) : undefined
    if (moving.length === 0) {
      values.key = node.pointer
      return createElement(renderer, values, children)
    }
    return (
      <Live key={node.pointer} renderer={renderer} props={() => valuesOf(moving, { ...values })}>
        {children}
      </Live>
    )
  }

  private props(node: CheckedNode, frame: Frame): Record<string, Binding<unknown>> {
    return Object.fromEntries(this.membersOf(node).map(({ name, bind }) => [name, bind(frame)]))
  }

  /** The bindings of a node's properties, cached across list items. */
  private membersOf(node: CheckedNode): readonly Member[] {
    const known = this.members.get(node)
    if (known !== undefined) return known
    const { pointer, ariaLabel, id } = node
    const members: Member[] = Object.entries(node.plain).map(([name, value]) => same(name, value))
    for (const [name, slot] of node.slots) {
      const at = `${pointer}/${name}`
      members.push({ name, bind: (frame) => this.slot(slot, frame, at) })
    }
    const at = `${pointer}/ariaLabel`
    if (ariaLabel !== undefined) members.push({ name: 'ariaLabel', bind: (frame) => bindText(ariaLabel, frame, at) })
    if (id !== undefined) members.push(same('id', `pw-${id}`))
    this.members.set(node, members)
    return members
  }

  private slot(slot: CheckedSlot, frame: Frame, pointer: string): Binding<unknown> {
    switch (slot.slot) {
      case 'text':
        return bindText(slot.text, frame, pointer)
      case 'condition':
        return bindExpression([slot.expression], frame, bindCondition(slot.expression, frame, pointer))
      case 'ref':
        return bindExpression([slot.path], frame, () => shown(read(slot.path, frame, pointer)))
      case 'source':
        return bindExpression([slot.path], frame, () => read(slot.path, frame, pointer))
      case 'actions':
        return fixed(bindActions(slot.actions, frame, pointer))
      case 'nodes':
        return fixed(this.list(slot.nodes, frame))
      case 'badge':
        return bindBadge(slot, frame, pointer)
      // The interpreter, a drawer or the form plan reads the other slots, so they are not passed to a renderer.
      default:
        return fixed(undefined)
    }
  }

  private switch(node: CheckedNode, frame: Frame): ReactNode {
    const cases = node.slots.get('cases')
    const otherwise = node.slots.get('else')
    const on = node.slots.get('on')
    if (cases?.slot !== 'cases' || on?.slot !== 'ref') return null
    const draw = (value: string): ReactNode => {
      const nodes = cases.cases.get(value) ?? (otherwise?.slot === 'nodes' ? otherwise.nodes : [])
      return this.list(nodes, frame)
    }
    const value = bindExpression([on.path], frame, () => shown(read(on.path, frame, node.pointer)))
    if (value.isStatic) return alone(draw(value.value)) // a constant never switches to another case
    const drawn = new Map<string, ReactNode>()
    const select = (value: string): ReactNode => {
      if (!drawn.has(value)) drawn.set(value, draw(value))
      return drawn.get(value)
    }
    return <Branch key={node.pointer} value={value.get} select={select} />
  }

  private repeat(node: CheckedNode, frame: Frame): ReactNode {
    const each = node.slots.get('each')
    const key = node.slots.get('key')
    const empty = node.slots.get('empty')
    if (each?.slot !== 'list' || key?.slot !== 'ref') return null
    const max = Math.min(Number(node.plain.max ?? 200), frame.room)
    const list = () => {
      const value = read(each.path, frame, node.pointer)
      return Array.isArray(value) ? value.slice(0, max) : []
    }
    const { pointer, ariaLabel, plain } = node
    const label = ariaLabel && bindText(ariaLabel, frame, `${pointer}/ariaLabel`)
    return (
      <Repeat
        key={node.pointer}
        list={list}
        as={String(node.plain.as)}
        itemKey={(item) => shown(read(key.path, item, node.pointer))}
        frame={listFrame(frame, String(node.plain.as), max)}
        draw={(item) => alone(this.list(node.children, item))}
        empty={empty?.slot === 'nodes' ? this.list(empty.nodes, frame) : null}
        renderer={this.env.registry.blocks.repeat as unknown as ComponentType<Record<string, unknown>>}
        props={() => ({ layout: plain.layout, ariaLabel: label && current(label) })}
      />
    )
  }

  /**
   * Renders the element while the condition is true. The screen has one shared reaction per condition; each list item
   * has its own observer.
   */
  private when(when: NonNullable<CheckedNode['when']>, frame: Frame, pointer: string, element: ReactNode): ReactNode {
    const holds = bindCondition(when.expression, frame, pointer)
    if (frame.itemNames.size > 0) {
      const binding = bindExpression([when.expression], frame, holds)
      if (binding.isStatic) return binding.value ? <Fragment key={pointer}>{element}</Fragment> : null
      return (
        <LiveWhen key={pointer} holds={holds}>
          {element}
        </LiveWhen>
      )
    }
    return this.under(when.source, holds, pointer, element)
  }

  private under(source: string, holds: () => boolean, key: string, element: ReactNode): ReactNode {
    const condition = this.conditions.get(source) ?? new Condition(holds)
    this.conditions.set(source, condition)
    return (
      <When key={key} condition={condition}>
        {element}
      </When>
    )
  }
}

function valuesOf(
  entries: readonly (readonly [string, Binding<unknown>])[],
  values: Record<string, unknown>,
): Record<string, unknown> {
  for (const [name, binding] of entries) values[name] = current(binding)
  return values
}

/** Unwraps a list of one node. */
const alone = (drawn: ReactNode): ReactNode => (Array.isArray(drawn) && drawn.length === 1 ? drawn[0] : drawn)

function bindBadge(slot: Extract<CheckedSlot, { slot: 'badge' }>, frame: Frame, pointer: string): Binding<unknown> {
  const text = bindText(slot.text, frame, pointer)
  const holds = slot.when === undefined ? () => true : bindCondition(slot.when, frame, pointer)
  const when = slot.when === undefined ? fixed(true) : bindExpression([slot.when], frame, holds)
  const get = () => {
    const words = current(when) ? current(text) : ''
    return words === '' ? undefined : { text: words, tone: slot.tone }
  }
  return text.isStatic && when.isStatic ? fixed(get()) : { isStatic: false, get }
}
