import { Component, type ReactNode, useEffect } from 'react'
import { emptyState as EmptyState } from '../../renderers/blocks/emptyState.tsx'
import { useApp } from './AppView.ts'
import { Page } from './Shell.tsx'

export interface FailureProps {
  readonly error?: unknown
  /** Draws again what could not be drawn. */
  readonly reset: () => void
}

/** In the place of what could not be drawn, in our words. Nothing is loaded anew: a payment under way goes on. */
export function Failure({ error, reset }: FailureProps) {
  const { texts, crashed } = useApp()
  useEffect(() => {
    if (error !== undefined) crashed(error)
  }, [error, crashed])
  const { t } = texts
  return (
    <EmptyState
      icon="warning"
      title={t('error.title')}
      text={t(error === undefined ? 'error.part' : 'error.text')}
      label={t('error.retry')}
      onPress={reset}
    />
  )
}

/** An address without a page. What is unknown leads to the list, so this is the last net only. */
export function NotFound() {
  return <Failure reset={useApp().leave} />
}

/** Where not even the shell could be drawn. */
export function FailurePage(props: FailureProps) {
  return (
    <Page>
      <Failure {...props} />
    </Page>
  )
}

interface State {
  readonly error: unknown
}

/** The last one that catches: what the router lets through, and the router itself. */
export class FailureBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('Something was thrown that is no error.') }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return <FailurePage error={error} reset={() => this.setState({ error: undefined })} />
  }
}
