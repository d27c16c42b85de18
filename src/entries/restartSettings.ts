import type { HostData } from '../host/loaded/HostData.ts'

/**
 * Serializes the settings that the app reads once: if a later `loaded` gives a different text, the app must restart.
 * The other members of `loaded` are applied to the running app (`lookOf`, the token), or mean another player (`identity`).
 */
export function restartSettings(data: HostData): string {
  const { bonusList, closingButton, host, identity, partnerKey, resume, userId, schema, user, ...once } = data
  const { balanceData, country, ...ofPlayer } = user
  return JSON.stringify([once, ofPlayer, schema.meta])
}
