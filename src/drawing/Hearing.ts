import { Component } from 'react'

/** What is heard: it calls when it is another, and says which it is. */
export interface Heard {
  subscribe(listener: () => void): () => void
  snapshot(): unknown
}

/**
 * Draws itself anew when what it hears is another. A class, because a form may have 200 of them and hooks that listen
 * weigh twice as much.
 */
export abstract class Hearing<P> extends Component<P> {
  #drawn: unknown
  #stop: (() => void) | undefined

  protected abstract heard(props: Readonly<P>): Heard

  /** Asked while it is drawn: what comes between that and the screen is drawn then. */
  protected listened<H extends Heard>(heard: H): ReturnType<H['snapshot']> {
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
