import { registry } from '../../renderers/index.ts'
import { formDrawers } from '../drawing/form/formDrawers.tsx'
import { payDrawers } from '../drawing/pay/payDrawers.tsx'
import type { DrawingPart } from '../pages/Page.ts'
import { copyText } from '../platform/page/copyText.ts'
import type { AppNeed } from '../services/AppNeed.ts'
import { pictureRule } from './pictureRule.ts'

/** All renderers, and the drawers of form and payment nodes. */
export function createDrawing({ clock, time, config }: Pick<AppNeed, 'clock' | 'time' | 'config'>): DrawingPart {
  const tickClock = { now: time.now, setTimeout: clock.setTimeout }
  const pay = payDrawers({ copy: copyText, clock: tickClock, isPictureAllowed: pictureRule(config) })
  return { registry, copy: copyText, drawers: { ...formDrawers, ...pay } }
}
