import { useEffect } from 'react'
import { emptyState as EmptyState } from '../../renderers/blocks/emptyState.tsx'
import { useApp } from './AppView.ts'
import { Page } from './Page.tsx'

export interface FailureProps {
  readonly error?: unknown
  /** Renders the failed content again. */
  readonly reset: () => void
}

/**
 * Replaces content that failed to render or to load. The page is not reloaded, so that a payment in flight continues.
 */
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

/** Replaces a shell that failed to render. */
export function FailurePage(props: FailureProps) {
  return (
    <Page>
      <Failure {...props} />
    </Page>
  )
}
