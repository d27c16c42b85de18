import { Component, type ComponentType, type ReactNode } from 'react'
import type { FailureProps } from './Failure.tsx'

interface Props {
  /** The component that replaces the children after a rendering error. */
  readonly instead: ComponentType<FailureProps>
  readonly children: ReactNode
}

interface State {
  readonly error: unknown
}

/** Catches rendering errors without reloading the page, so that a payment in flight continues. */
export class Boundary extends Component<Props, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('No error was thrown.') }
  }

  override render(): ReactNode {
    const { error } = this.state
    const { instead: Instead, children } = this.props
    return error === undefined ? children : <Instead error={error} reset={() => this.setState({ error: undefined })} />
  }
}
