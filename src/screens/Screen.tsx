import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { LayoutView } from '../drawing/LayoutView.tsx'
import { useApp } from './AppView.ts'
import { Boundary } from './Boundary.tsx'
import { Failure } from './Failure.tsx'

/** The current page, scrolled to its top. A rendering error replaces the page, but not the shell around it. */
export const Screen = observer(function Screen() {
  const { route, toTop } = useApp()
  useEffect(() => {
    // The first page is not scrolled to its top: the host may have scrolled to the widget deliberately.
    if (route.transition) toTop()
  }, [route, toTop])
  return (
    <Boundary instead={Failure}>
      <PageDocument />
    </Boundary>
  )
})

/**
 * Renders the page's layout; a form skeleton while the page loads, and a failure message if its code failed to load.
 */
const PageDocument = observer(function PageDocument() {
  const { route, env, drawing, texts, isPartMissing, retryLoading } = useApp()
  const current = drawing()
  if (current?.route !== route.name || route.isLoadingNext) {
    // The page from which the player comes is shown again if the next page fails to load.
    if (isPartMissing() && !route.isLoadingNext) return <Failure reset={retryLoading} />
    const Skeleton = env().registry.blocks.skeleton
    return <Skeleton shape="form" ariaLabel={texts.t('page.loading')} />
  }
  return <LayoutView key={current.route} layout={current.layout} plan={current.plan} env={env()} />
})
