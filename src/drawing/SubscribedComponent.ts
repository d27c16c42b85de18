import { Component } from 'react'

/** A subscribable value with a snapshot. */
export interface ExternalStore {
  subscribe(listener: () => void): () => void
  snapshot(): unknown
}

/**
 * Re-renders when its subscribed value changes. A class component, because a form may have 200 of them and subscription
 * hooks cost twice as much.
 */
export abstract class SubscribedComponent<P> extends Component<P> {
  private drawn: unknown
  private end: (() => void) | undefined

  protected abstract source(props: Readonly<P>): ExternalStore

  /** Called during render; a change between render and mount triggers another render. */
  protected snapshotOf<H extends ExternalStore>(source: H): ReturnType<H['snapshot']> {
    this.drawn = source.snapshot()
    return this.drawn as ReturnType<H['snapshot']>
  }

  override componentDidMount(): void {
    const source = this.source(this.props)
    const draw = () => this.forceUpdate()
    this.end = source.subscribe(draw)
    if (source.snapshot() !== this.drawn) draw()
  }

  override componentDidUpdate(before: Readonly<P>): void {
    if (this.source(before) === this.source(this.props)) return
    this.end?.()
    this.componentDidMount()
  }

  override componentWillUnmount(): void {
    this.end?.()
  }
}
