import { listBlocks } from '../../renderers/listBlocks.ts'
import type { ActionHandlers } from '../drawing/ActionHandlers.ts'
import type { DrawingEnv } from '../drawing/Drawer.ts'
import type { DrawingPart, OpenPage } from '../pages/Page.ts'
import type { CoreServices } from '../services/CoreServices.ts'
import { runAction } from './runAction.ts'

export interface EnvNeed {
  readonly core: CoreServices
  readonly actions: Partial<ActionHandlers>
  /** The renderers that the method list does not need, once loaded. Tracked by MobX. */
  readonly drawing: () => DrawingPart | undefined
}

/** The environment in which a page's layout is drawn: the common scopes and actions, and those of the page. */
export function drawingEnv({ core, actions, drawing }: EnvNeed): (page: OpenPage | undefined) => DrawingEnv {
  const { texts } = core
  const { layouts, screens, formats } = core.drawing
  const { report } = core.reports
  return (page) => ({
    get registry() {
      return drawing()?.registry ?? { blocks: listBlocks, fields: {} }
    },
    get drawers() {
      return drawing()?.drawers ?? {}
    },
    scopes: { ...core.drawing.common, ...page?.scopes },
    formats,
    lang: texts.asked,
    locale: texts.locale,
    t: texts.t,
    hasText: texts.has,
    run: runAction({ ...actions, ...page?.actions }, report),
    field: (name) => core.form()?.view(name),
    report: ({ pointer, message }) => report('layout.draw', `${screens.current()?.layout.id} ${pointer}: ${message}`),
    giveUp: (layout) => layouts.giveUp(layout),
  })
}
