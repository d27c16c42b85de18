import type { HostData, PlayerData } from '../host/HostData.ts'

type Member = Exclude<keyof HostData, 'user' | 'schema'>

/**
 * Members that the app reads once, so that another value restarts it. The other members of a later `loaded` are applied to
 * the running app (`lookOf`, the token), mean another player (`identity`), or are read only at the start (`resume`).
 */
type Once = Exclude<Member, 'closingButton' | 'host' | 'identity' | 'partnerKey' | 'resume' | 'token' | 'userId'>
type OfPlayerOnce = Exclude<keyof PlayerData, 'balanceData' | 'country'>

/** The compiler requires each member: a new one has to be named below, or excluded above. */
type All<K extends PropertyKey> = Readonly<Record<K, unknown>>

/** Serializes the settings that need a restart; a different text means that the app must restart. */
export function laterSettings({ schema, user, ...data }: HostData): string {
  const { bonusId, bonusList, experiments, geetestCaptchaId, isMobileApp, platformVersion } = data
  const { pwa, transport, widgetViewType, xOrigin } = data
  const { currency, lang, paymentGeo, platform } = user
  const once: All<Once> = {
    ...{ bonusId, bonusList, experiments, geetestCaptchaId, isMobileApp, platformVersion },
    ...{ pwa, transport, widgetViewType, xOrigin },
  }
  const ofPlayer: All<OfPlayerOnce> = { currency, lang, paymentGeo, platform }
  return JSON.stringify([once, ofPlayer, schema.meta])
}
