import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { LayoutView } from '../drawing/LayoutView.tsx'
import { useApp } from './AppView.ts'
import { Boundary } from './Boundary.tsx'
import { Failure } from './Failure.tsx'

/** The page that is open, from its top on. What can't be drawn takes itself away, and nothing around it. */
export const Screen = observer(function Screen() {
  const { name } = useApp().route
  const shown = useRef(name)
  useEffect(() => {
    if (shown.current !== name) window.scrollTo({ top: 0, left: 0 })
    shown.current = name
  }, [name])
  return (
    <Boundary key={name} instead={Failure}>
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
