import { compareStructural, reaction } from 'mobx'
import type { PaymentConfig } from '../../../schemas/config.ts'
import type { BonusStore } from '../../catalog/BonusStore.ts'
import { readBranding } from '../../host/loaded/readBranding.ts'
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
const CHECK_TIMEOUT_MS = 10_000

/**
 * Loads the fonts and the badge of the host's schema, and loads them again at each change (HOST-12). A badge that fails
 * to load is not shown (CALL-31). Returns a cleanup.
 */
export function applyBranding({ config, session, bonus, report }: BrandingNeed): () => void {
  const origins = [location.origin, ...config.assets.origins]
  const warn = (sentence: string) => report('host.schema', sentence)
  let removeFonts = (): void => undefined
  let wanted = ''

  const stop = reaction(
    () => ({ fonts: session.look.branding?.fonts, assets: session.look.branding?.assets }),
    (given) => {
      removeFonts()
      const { fonts, badge } = readBranding(given, { origins, loopback: isLoopback(), warn })
      removeFonts = applyFonts(fonts, (at) =>
        warn(`schema.fonts: font ${at + 1} of ${fonts.length} could not be loaded`),
      )
      void fetchBadge(badge)
    },
    { fireImmediately: true, equals: compareStructural },
  )

  async function fetchBadge(badge: string): Promise<void> {
    wanted = badge
    bonus.setBadge('')
    if (badge === '') return
    const isThere = await fetchFile(badge, CHECK_TIMEOUT_MS).then(
      () => true,
      () => warn('schema.assets.badge could not be loaded: ignored'),
    )
    if (isThere && wanted === badge) bonus.setBadge(badge)
  }

  return () => {
    wanted = ''
    removeFonts()
    stop()
  }
}
