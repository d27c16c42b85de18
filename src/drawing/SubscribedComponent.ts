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
  #drawn: unknown
  #stop: (() => void) | undefined

  protected abstract heard(props: Readonly<P>): ExternalStore

  /** Called during render; a change between render and mount triggers another render. */
  protected listened<H extends ExternalStore>(heard: H): ReturnType<H['snapshot']> {
    this.#drawn = heard.snapshot()
    return this.#drawn as ReturnType<H['snapshot']>
  }

  override componentDidMount(): void {
    const heard = this.heard(this.props)
    const draw = () => this.forceUpdate()
    this.#stop = heard.subscribe(draw)
    if (heard.snapshot() !== this.#drawn) draw()
  }

  override componentDidUpdate(before: Readonly<P>): void {
    if (this.heard(before) === this.heard(this.props)) return
    this.#stop?.()
    this.componentDidMount()
  }

  override componentWillUnmount(): void {
    this.#stop?.()
  }
}
