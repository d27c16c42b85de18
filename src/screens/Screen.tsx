import { observer } from 'mobx-react-lite'
import { LayoutView } from '../layout/LayoutView.tsx'
import { useApp } from './AppView.ts'

/** The route's document, drawn. While it is on its way, the shape of a form. */
export const Screen = observer(function Screen() {
  const { route, env, drawing } = useApp()
  const current = drawing()
  if (current === undefined || current.route !== route.name) {
    const Skeleton = env.registry.blocks.skeleton
    return <Skeleton shape="form" />
  }
  return <LayoutView key={current.route} layout={current.layout} plan={current.plan} env={env} />
})
