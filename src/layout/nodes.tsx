import { observer } from 'mobx-react-lite'
import { Component, type ComponentType, createElement, Fragment, type ReactNode, useSyncExternalStore } from 'react'
import { type Frame, itemFrame } from './bind.ts'
import type { FieldBindings } from './bindField.ts'
import type { Condition } from './Condition.ts'
import type { DrawnField } from './LayoutEnv.ts'

type Renderer = ComponentType<Record<string, unknown>>

/** A node that reads scopes: drawn anew when what it read has changed. */
export const Live = observer(function Live(props: {
  readonly renderer: Renderer
  readonly props: () => Record<string, unknown>
  readonly children?: ReactNode
}) {
  return createElement(props.renderer, props.props(), props.children)
})

/** Hears only the flips of its condition. */
export function When({ condition, children }: { readonly condition: Condition; readonly children: ReactNode }) {
  return useSyncExternalStore(condition.subscribe, condition.snapshot) ? children : null
}

export const LiveWhen = observer(function LiveWhen(props: {
  readonly holds: () => boolean
  readonly children: ReactNode
}) {
  return props.holds() ? props.children : null
})

/** `switch`: the nodes of the current case, made when it is first needed. */
export const Branch = observer(function Branch(props: {
  readonly value: () => string
  readonly select: (value: string) => ReactNode
}) {
  const value = props.value()
  return <Fragment key={value}>{props.select(value)}</Fragment>
})

interface RepeatProps {
  readonly list: () => readonly unknown[]
  readonly as: string
  readonly itemKey: (item: Frame) => string
  readonly frame: Frame
  readonly draw: (item: Frame) => ReactNode
  readonly empty: ReactNode
  readonly renderer: Renderer
  readonly props: () => Record<string, unknown>
}

/** Elements are kept by item: filtering a list draws no item anew. */
const drawnItems = new WeakMap<RepeatProps['draw'], WeakMap<object, ReactNode>>()

export const Repeat = observer(function Repeat(props: RepeatProps) {
  const list = props.list()
  if (list.length === 0) return props.empty
  return createElement(props.renderer, { ...props.props(), items: list.map((item) => drawItem(item, props)) })
})

function drawItem(item: unknown, props: RepeatProps): ReactNode {
  const known = drawnItems.get(props.draw) ?? new WeakMap<object, ReactNode>()
  drawnItems.set(props.draw, known)
  const found = item instanceof Object ? known.get(item) : undefined
  if (found !== undefined) return found
  const frame = itemFrame(props.frame, props.as, item)
  const element = <Fragment key={props.itemKey(frame)}>{props.draw(frame)}</Fragment>
  if (item instanceof Object) known.set(item, element)
  return element
}

interface FieldNodeProps {
  readonly field: DrawnField
  readonly renderer: Renderer
  readonly props: FieldBindings
}

/** A field hears its own field: a key in one draws no other, and draws itself only when the error or the choice flips. */
function DrawnFieldNode({ field, renderer, props }: FieldNodeProps) {
  useSyncExternalStore(field.subscribe, field.snapshot)
  return createElement(renderer, { ...props.get(), value: field.peek(), error: props.message(field) })
}

const LiveFieldNode = observer(DrawnFieldNode)

export function Field(props: FieldNodeProps) {
  return createElement(props.props.isLive ? LiveFieldNode : DrawnFieldNode, props)
}

interface BoundaryProps {
  readonly pointer: string
  readonly report: (problem: { readonly pointer: string; readonly message: string }) => void
  readonly onBroken: () => void
  readonly children: ReactNode
}

/** A node that throws while it is drawn is reported, and its document given up: a payment screen with a part missing is worse. */
export class NodeBoundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override readonly state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: Error): void {
    this.props.report({ pointer: this.props.pointer, message: `The node could not be drawn: ${error.message}` })
    this.props.onBroken()
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children
  }
}
