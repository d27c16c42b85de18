import { HOST_PAYLOADS } from '../../fixtures/index.ts'
import type { Loaded } from '../../schemas/host/loaded.ts'
import type { Settings } from './Settings.ts'

const FULL: Loaded = HOST_PAYLOADS.loaded ?? {}

/** The token names the scenario (`mocks/README.md`). */
export const tokenOf = ({ scenario }: Settings): string => `scenario.${scenario}.demo`

/** A bonus that ends soon, while a form is open. */
const ENDING = { id: '9', mustAccruedBefore: new Date(Date.now() + 180_000).toISOString() }

const bonusesIn = (currency: string): NonNullable<Loaded['bonusList']> =>
  (FULL.bonusList ?? []).map((bonus) => ({ ...bonus, currency, ...(bonus.id === ENDING.id && ENDING) }))

/** The host's answer to `Loaded`; `resume` is the stored reference of `onIntent`. */
export function payloadFor(settings: Settings, resume: string): Loaded {
  const { country, currency, lang, mode, platform, theme, transport } = settings
  return {
    ...FULL,
    bonusList: settings.bonuses ? bonusesIn(currency) : [],
    closingButton: settings.closingButton,
    experiments: settings.experiments ? (FULL.experiments ?? []) : [],
    host: location.origin,
    xOrigin: location.hostname,
    schema: { ...FULL.schema, theme },
    widgetViewType: mode,
    transport,
    resume,
    user: {
      ...FULL.user,
      token: tokenOf(settings),
      // The account of the sweepstake is in sweep coins.
      currency: mode === 'sweep' ? 'QSC' : currency,
      paymentGeo: country,
      country: country.toLowerCase(),
      platform,
      lang,
      locale: lang,
    },
  }
}
