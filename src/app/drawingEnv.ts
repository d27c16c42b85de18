import { listBlocks } from '../../renderers/listBlocks.ts'
import type { DrawingEnv } from '../drawing/Drawer.ts'
import type { Verbs } from '../drawing/Verbs.ts'
import type { OpenPage } from '../pages/Page.ts'
import type { DrawingPart } from '../pages/Parts.ts'
import type { Core } from './parts/core.ts'
import { runAction } from './runAction.ts'

export interface EnvNeed {
  readonly core: Core
  readonly verbs: Partial<Verbs>
  /** The renderers beyond those of the list, once loaded. Tracked by MobX. */
  readonly drawing: () => DrawingPart | undefined
}

/** The environment in which a page's document is drawn: the common scopes and actions, and those of its page. */
export function drawingEnv({ core, verbs, drawing }: EnvNeed): (page: OpenPage | undefined) => DrawingEnv {
  const { texts, layouts, screens, report, formats } = core
  return (page) => ({
    get registry() {
      return drawing()?.registry ?? { blocks: listBlocks, fields: {} }
    },
    get drawers() {
      return drawing()?.drawers ?? {}
    },
    scopes: { ...core.common, ...page?.scopes },
    formats,
    lang: texts.asked,
    t: texts.t,
    hasText: texts.has,
    run: runAction({ ...verbs, ...page?.verbs }, report),
    field: (name) => core.form()?.view(name),
    report: ({ pointer, message }) => report('layout.draw', `${screens.current()?.layout.id} ${pointer}: ${message}`),
    giveUp: (layout) => layouts.giveUp(layout),
  })
}
