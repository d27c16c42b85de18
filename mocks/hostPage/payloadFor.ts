import { HOST_PAYLOADS } from '../../fixtures/index.ts'
import type { Loaded } from '../../schemas/host/loaded.ts'
import { chosenData } from './chosenData.ts'
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
  const { theme, user, ...chosen } = chosenData(settings)
  return {
    ...FULL,
    ...chosen,
    bonusList: settings.bonuses ? bonusesIn(settings.currency) : [],
    experiments: settings.experiments ? (FULL.experiments ?? []) : [],
    host: location.origin,
    xOrigin: location.hostname,
    schema: { ...FULL.schema, theme },
    resume,
    user: { ...FULL.user, ...user, token: tokenOf(settings), locale: user.lang },
  }
}
