import type { HostData, PlayerData } from '../host/HostData.ts'

/**
 * What becomes of a member that a later `loaded` changes: the widget is drawn anew with it, it is put on as it is (`lookOf`,
 * the token), it makes another player, or it counts at the start alone. The compiler asks for a row of each.
 */
type Fate = 'anew' | 'worn' | 'player' | 'start'

const FATES: Readonly<Record<Exclude<keyof HostData, 'user' | 'schema'>, Fate>> = {
  bonusId: 'anew',
  bonusList: 'anew',
  closingButton: 'worn',
  experiments: 'anew',
  geetestCaptchaId: 'anew',
  host: 'worn',
  identity: 'player',
  isMobileApp: 'anew',
  partnerKey: 'worn',
  platformVersion: 'anew',
  pwa: 'anew',
  resume: 'start',
  token: 'worn',
  transport: 'anew',
  userId: 'player',
  widgetViewType: 'anew',
  xOrigin: 'anew',
}

const PLAYER_FATES: Readonly<Record<keyof PlayerData, Fate>> = {
  balanceData: 'worn',
  country: 'worn',
  currency: 'anew',
  lang: 'anew',
  paymentGeo: 'anew',
  platform: 'anew',
}

/** All that the widget reads once: it is drawn anew when this text is another. */
export function laterSettings({ schema, user, ...data }: HostData): string {
  return JSON.stringify([anewOf(data, FATES), anewOf(user, PLAYER_FATES), schema.meta])
}

const anewOf = (facts: object, fates: Readonly<Record<string, Fate>>) =>
  Object.entries(facts).filter(([name]) => fates[name] === 'anew')
