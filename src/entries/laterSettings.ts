import type { HostData, PlayerData } from '../host/HostData.ts'

/**
 * The effect of a member that a later `loaded` changes. `anew`: the app restarts with it; `worn`: it is applied to the
 * running app (`lookOf`, the token); `player`: it means another player; `start`: it is read only at the start. The compiler
 * requires a row for each member.
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

/** Serializes the settings that need a restart; a different text means that the app must restart. */
export function laterSettings({ schema, user, ...data }: HostData): string {
  return JSON.stringify([anewOf(data, FATES), anewOf(user, PLAYER_FATES), schema.meta])
}

const anewOf = (facts: object, fates: Readonly<Record<string, Fate>>) =>
  Object.entries(facts).filter(([name]) => fates[name] === 'anew')
