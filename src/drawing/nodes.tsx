import { observer } from 'mobx-react-lite'
import { Component, type ComponentType, createElement, Fragment, type ReactNode } from 'react'
import type { DrawnItem } from '../../renderers/contract.ts'
import type { CheckedLayout } from '../language/CheckedLayout.ts'
import { type Frame, itemFrame } from './bind.ts'
import type { Condition } from './Condition.ts'
import type { LayoutEnv } from './LayoutEnv.ts'
import { SubscribedComponent } from './SubscribedComponent.ts'
import { useBatches } from './useBatches.ts'

type Renderer = ComponentType<Record<string, unknown>>

/** A node that reads scopes; re-rendered when its dependencies change. */
export const Live = observer(function Live(props: {
  readonly renderer: Renderer
  readonly props: () => Record<string, unknown>
  readonly children?: ReactNode
}) {
  return createElement(props.renderer, props.props(), props.children)
})

interface WhenProps {
  readonly condition: Condition
  readonly children: ReactNode
}

/** Re-renders only when its condition flips. */
export class When extends SubscribedComponent<WhenProps> {
  protected override source({ condition }: WhenProps): Condition {
    return condition
  }

  override render(): ReactNode {
    return this.snapshotOf(this.props.condition) ? this.props.children : null
  }
}

export const LiveWhen = observer(function LiveWhen(props: {
  readonly holds: () => boolean
  readonly children: ReactNode
}) {
  return props.holds() ? props.children : null
})

/** `switch`: the nodes of the current case, created when first needed. */
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
  /** The list's frame; each item's frame extends it with the item. */
  readonly frame: Frame
  readonly draw: (item: Frame) => ReactNode
  readonly empty: ReactNode
  readonly renderer: Renderer
  readonly props: () => Record<string, unknown>
}

/** Rendered items, cached so that filtering a list re-renders none of them. */
const drawnItems = new WeakMap<RepeatProps['draw'], WeakMap<object, DrawnItem>>()

export const Repeat = observer(function Repeat(props: RepeatProps) {
  const list = useBatches(props.list(), (item) => drawItem(item, props).key)
  if (list.length === 0) return props.empty
  return createElement(props.renderer, { ...props.props(), items: distinct(list.map((item) => drawItem(item, props))) })
})

/** Makes duplicate keys unique ("tile.kind"): otherwise React would leave tiles of an earlier search on the screen. */
function distinct(items: readonly DrawnItem[]): readonly DrawnItem[] {
  const times = new Map<string, number>()
  return items.map((item) => {
    const before = times.get(item.key) ?? 0
    times.set(item.key, before + 1)
    return before === 0 ? item : { ...item, key: `${item.key}#${before}` }
  })
}

function drawItem(item: unknown, { draw, itemKey, frame: list, as }: RepeatProps): DrawnItem {
  const known = drawnItems.get(draw) ?? new WeakMap<object, DrawnItem>()
  drawnItems.set(draw, known)
  const found = item instanceof Object ? known.get(item) : undefined
  if (found !== undefined) return found
  const frame = itemFrame(list, as, item)
  const drawn = { key: itemKey(frame), drawn: draw(frame) }
  if (item instanceof Object) known.set(item, drawn)
  return drawn
}

interface BoundaryProps {
  readonly layout: CheckedLayout
  readonly pointer: string
  readonly env: Pick<LayoutEnv, 'report' | 'giveUp'>
  readonly children: ReactNode
}

interface BoundaryState {
  readonly layout: CheckedLayout
  readonly isBroken: boolean
  /** The error to rethrow when no layout can replace this one. */
  readonly failure: Error | undefined
}

/**
 * Reports a node that throws during render and gives up its layout, because a payment screen with a missing node is
 * worse. The replacement layout has nodes at the same pointers, so the error state is reset with the layout.
 * Without a replacement the whole page fails and shows an error.
 */
export class NodeBoundary extends Component<BoundaryProps, BoundaryState> {
  override readonly state: BoundaryState = { layout: this.props.layout, isBroken: false, failure: undefined }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ layout }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return layout === state.layout ? null : { layout, isBroken: false, failure: undefined }
  }

  override componentDidCatch(error: Error): void {
    const { env, layout, pointer } = this.props
    env.report({ pointer, message: `The node could not be drawn: ${error.message}` })
    if (!env.giveUp(layout)) this.setState({ failure: error })
  }

  override render(): ReactNode {
    if (this.state.failure !== undefined) throw this.state.failure
    return this.state.isBroken ? null : this.props.children
  }
}
