import { type MethodFiles, readMethodFolder } from '../../../fixtures/readMethodFolder.ts'
import { payloadFor } from '../../../mocks/hostPage/payloadFor.ts'
import { readSettings } from '../../../mocks/hostPage/Settings.ts'
import type { Loaded } from '../../../schemas/host/loaded.ts'
import { COUNTRY_CURRENCIES } from '../../reference/countryCurrencies.ts'
import type { Look } from '../StudioStore.ts'

/** The token names the scenario (`mocks/README.md`). Each load is another player, so that no payment is left over. */
export const tokenFor = (scenario: string, player: number): string => `scenario.${scenario}.studio${player}`

/** The page that the widget opens first. */
export const placeOf = (folder: MethodFiles): string => readMethodFolder(folder)?.story?.transaction ?? ''

/** What a host page would send: a player where the method is offered. */
export function loadedFor(folder: MethodFiles, { lang, theme, width }: Look, token: string): Loaded {
  const { cashier, method, story } = readMethodFolder(folder) ?? {}
  const currencies = Object.keys(Object(method?.amount_rules))
  const country = story?.country ?? cashier?.countries?.[0] ?? countryOf(currencies[0]) ?? 'MX'
  const currency = story?.currency ?? currencies[0] ?? 'MXN'
  const settings = readSettings(new URLSearchParams())
  const platform = width === 'wide' ? 'desktop' : 'mobile'
  const mode = story?.mode ?? 'main'
  const payload = payloadFor({ ...settings, country, currency, lang, theme, platform, mode }, '')
  const id = token.replaceAll('.', '-')
  // `userId` takes precedence over `user.id`. Two players with one id would wait for each other's payments.
  return { ...payload, userId: id, user: { ...payload.user, id, token } }
}

const countryOf = (currency = ''): string | undefined =>
  Object.keys(COUNTRY_CURRENCIES).find((country) => COUNTRY_CURRENCIES[country] === currency)
