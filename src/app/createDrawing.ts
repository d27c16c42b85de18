import { registry } from '../../renderers/index.ts'
import { formDrawers } from '../drawing/form/formDrawers.tsx'
import { payDrawers } from '../drawing/pay/payDrawers.tsx'
import type { DrawingPart } from '../pages/Page.ts'
import { copyText } from '../platform/page/copyText.ts'
import { isLoopback, safeUrl } from '../platform/windows/safeUrl.ts'
import type { AppNeed } from '../services/AppNeed.ts'

/** All renderers, and the drawers of form and payment nodes. */
export function createDrawing({ clock, time, config }: Pick<AppNeed, 'clock' | 'time' | 'config'>): DrawingPart {
  const ticker = { now: time.now, setTimeout: clock.setTimeout }
  // Checked with the payment sections of the configuration (readPaymentConfig): nothing is paid while it is invalid.
  const listed: unknown = Object(config.assets).origins
  const origins: readonly string[] = [location.origin, ...(Array.isArray(listed) ? listed : [])]
  const isPictureAllowed = (address: string) =>
    origins.includes(safeUrl(address, { loopback: isLoopback() })?.origin ?? '-')
  const pay = payDrawers({ copy: copyText, clock: ticker, isPictureAllowed })
  return { registry, copy: copyText, drawers: { ...formDrawers, ...pay } }
}
