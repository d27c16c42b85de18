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
  const { route, env, drawing, isPartMissing, askForPart } = useApp()
  const current = drawing()
  if (current === undefined || current.route !== route.name) {
    if (isPartMissing()) return <Failure reset={askForPart} />
    const Skeleton = env().registry.blocks.skeleton
    return <Skeleton shape="form" />
  }
  return <LayoutView key={current.route} layout={current.layout} plan={current.plan} env={env()} />
})
