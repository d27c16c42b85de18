import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { LayoutView } from '../drawing/LayoutView.tsx'
import { useApp } from './AppView.ts'
import { Boundary } from './Boundary.tsx'
import { Failure } from './Failure.tsx'

/** The page that is open, from its top on: each is mounted anew. What can't be drawn takes itself away, and nothing around it. */
export const Screen = observer(function Screen() {
  const { route, toTop } = useApp()
  useEffect(() => {
    // Not of the first page: whoever embeds the widget may have scrolled to it.
    if (route.transition) (toTop ?? scrollTo)(0, 0)
  }, [route, toTop])
  return (
    <Boundary instead={Failure}>
      <PageDocument />
    </Boundary>
  )
})

/** The page's document, drawn. While it is on its way, the shape of a form; what to do when it can't come. */
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
