import { compareStructural, reaction } from 'mobx'
import type { PaymentConfig } from '../../../schemas/config.ts'
import type { BonusStore } from '../../catalog/BonusStore.ts'
import { readAdornment } from '../../host/loaded/readAdornment.ts'
import { fetchFile } from '../../platform/files/fetchFile.ts'
import { applyFonts } from '../../platform/page/applyFonts.ts'
import { isLoopback } from '../../platform/windows/safeUrl.ts'
import type { SessionStore } from '../../session/SessionStore.ts'
import type { Report } from '../createReport.ts'

export interface BrandingNeed {
  readonly config: PaymentConfig
  readonly session: SessionStore
  readonly bonus: BonusStore
  readonly report: Report
}

/** Timeout for the badge: the longest time without a received byte. */
const SILENCE_MS = 10_000

/**
 * Loads the fonts and the badge of the host's schema, and loads them again at each change (HOST-12). A badge that fails
 * to load is not shown (CALL-31). Returns a cleanup.
 */
export function applyBranding({ config, session, bonus, report }: BrandingNeed): () => void {
  const origins = [location.origin, ...config.assets.origins]
  const warn = (sentence: string) => report('host.schema', sentence)
  let takeOff = (): void => undefined
  let wanted = ''

  const stop = reaction(
    () => ({ fonts: session.look.adornment?.fonts, assets: session.look.adornment?.assets }),
    (given) => {
      takeOff()
      const { fonts, badge } = readAdornment(given, { origins, loopback: isLoopback(), warn })
      takeOff = applyFonts(fonts, (at) => warn(`schema.fonts: number ${at + 1} of ${fonts.length} did not come`))
      void fetchBadge(badge)
    },
    { fireImmediately: true, equals: compareStructural },
  )

  async function fetchBadge(badge: string): Promise<void> {
    wanted = badge
    bonus.setBadge('')
    if (badge === '') return
    const isThere = await fetchFile(badge, SILENCE_MS).then(
      () => true,
      () => warn('schema.assets.badge did not come: left out'),
    )
    if (isThere && wanted === badge) bonus.setBadge(badge)
  }

  return () => {
    wanted = ''
    takeOff()
    stop()
  }
}
