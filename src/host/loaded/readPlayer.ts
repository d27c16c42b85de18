import type { HostUser } from '../../../schemas/host/loaded.ts'
import type { Platform, PlayerData } from './HostData.ts'
import { oneOf, type Warn } from './oneOf.ts'
import { reduceLang } from './reduceLang.ts'

// Spec §3. Four independent defaults: none is derived from another.
const DEFAULT_CURRENCY = 'MXN'
const DEFAULT_PAYMENT_GEO = 'RU'
const DEFAULT_COUNTRY = 'ru'
const DEFAULT_LANG = 'en-US'

const PLATFORMS: readonly Platform[] = ['desktop', 'mobile', 'android', 'ios']

export function readPlayer(user: HostUser, warn: Warn): PlayerData {
  const { primary } = user.balanceData ?? {}
  return Object.freeze({
    currency: currencyOf(user, warn),
    paymentGeo: user.paymentGeo?.toUpperCase() ?? DEFAULT_PAYMENT_GEO,
    platform: platformOf(user, warn),
    lang: langOf(user, warn),
    country: user.country?.toLowerCase() ?? DEFAULT_COUNTRY,
    balanceData: primary && Object.freeze({ primary: Object.freeze(balanceOf(primary)) }),
  })
}

/** The sweepstake's gold coins (QGC) are not money: deposits and withdrawals use sweep coins (QSC, DATA-04). */
const storedCurrency = (code: string): string => (code === 'QGC' ? 'QSC' : code)

function currencyOf({ currency }: HostUser, warn: Warn): string {
  if (currency === undefined) warn(`user.currency is not given: ${DEFAULT_CURRENCY} is used`)
  return storedCurrency((currency ?? DEFAULT_CURRENCY).toUpperCase())
}

/**
 * 'desktop' if the host sends none. The platform is not detected: user agents are unreliable, the layout follows the
 * width anyway, and native-only features must not appear without a native app to serve them.
 */
const platformOf = ({ platform }: HostUser, warn: Warn): Platform =>
  oneOf(PLATFORMS, platform?.toLowerCase(), 'user.platform', warn) ?? 'desktop'

function langOf({ locale, lang }: HostUser, warn: Warn): string {
  const given = locale ?? lang
  const reduced = given === undefined ? DEFAULT_LANG : reduceLang(given)
  if (reduced === undefined) warn(`user.locale is not a language tag: ${DEFAULT_LANG} is used`)
  return reduced ?? DEFAULT_LANG
}

type Primary = NonNullable<NonNullable<HostUser['balanceData']>['primary']>

const balanceOf = ({ amount, currency }: Primary) => ({
  amount: amount ?? undefined,
  currency: currency == null ? undefined : storedCurrency(currency.toUpperCase()),
})
