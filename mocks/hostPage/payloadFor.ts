import { HOST_PAYLOADS } from '../../fixtures/index.ts'
import type { Loaded } from '../../schemas/host/loaded.ts'
import type { Settings } from './Settings.ts'

const FULL: Loaded = HOST_PAYLOADS.loaded ?? {}

/** What the host answers to the widget's `Loaded`. */
export function payloadFor(settings: Settings): Loaded {
  const { country, currency, lang, mode, platform, scenario, theme } = settings
  return {
    ...FULL,
    bonusList: settings.bonuses ? (FULL.bonusList ?? []).map((bonus) => ({ ...bonus, currency })) : [],
    closingButton: settings.closingButton,
    experiments: settings.experiments ? (FULL.experiments ?? []) : [],
    host: location.origin,
    xOrigin: location.hostname,
    schema: { ...FULL.schema, theme },
    widgetViewType: mode,
    user: {
      ...FULL.user,
      token: `scenario.${scenario}.demo`,
      currency,
      paymentGeo: country,
      country: country.toLowerCase(),
      platform,
      lang,
      locale: lang,
    },
  }
}
