import { HOST_PAYLOADS } from '../../fixtures/index.ts'
import type { Loaded } from '../../schemas/host/loaded.ts'
import type { Settings } from './Settings.ts'

const FULL: Loaded = HOST_PAYLOADS.loaded ?? {}

/** The token names the scenario (`mocks/README.md`). */
export const tokenOf = ({ scenario }: Settings): string => `scenario.${scenario}.demo`

/** What the host answers to the widget's `Loaded`; `resume` is what it has kept of `onIntent`. */
export function payloadFor(settings: Settings, resume: string): Loaded {
  const { country, currency, lang, mode, platform, theme } = settings
  return {
    ...FULL,
    bonusList: settings.bonuses ? (FULL.bonusList ?? []).map((bonus) => ({ ...bonus, currency })) : [],
    closingButton: settings.closingButton,
    experiments: settings.experiments ? (FULL.experiments ?? []) : [],
    host: location.origin,
    xOrigin: location.hostname,
    schema: { ...FULL.schema, theme },
    widgetViewType: mode,
    resume,
    user: {
      ...FULL.user,
      token: tokenOf(settings),
      currency,
      paymentGeo: country,
      country: country.toLowerCase(),
      platform,
      lang,
      locale: lang,
    },
  }
}
