import { useEffect } from 'react'
import { emptyState as EmptyState } from '../../renderers/blocks/emptyState.tsx'
import { useApp } from './AppView.ts'
import { Page } from './Page.tsx'

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

/** Where not even the shell could be drawn. */
export function FailurePage(props: FailureProps) {
  return (
    <Page>
      <Failure {...props} />
    </Page>
  )
}
