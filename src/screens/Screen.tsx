import { observer } from 'mobx-react-lite'
import { LayoutView } from '../drawing/LayoutView.tsx'
import { useApp } from './AppView.ts'
import { Failure } from './Failure.tsx'

/** The route's document, drawn. While it is on its way, the shape of a form; what to do when it can't come. */
export const Screen = observer(function Screen() {
  const { route, env, drawing, isPartMissing, askForPart } = useApp()
  const current = drawing()
  if (current === undefined || current.route !== route.name) {
    if (isPartMissing()) return <Failure reset={askForPart} />
    const Skeleton = env().registry.blocks.skeleton
    return <Skeleton shape="form" />
  }
  return <LayoutView key={current.route} layout={current.layout} plan={current.plan} env={env()} />
})
