import { isRecord } from '../../../schemas/isRecord.ts'
import { TRANSPORTS, type TransportKind } from '../../../schemas/transports.ts'
import type { KeyValueStore } from '../../platform/storage/storage.ts'
import { frozenCopy } from '../bridge/frozenCopy.ts'
import type { PlayerData } from './HostData.ts'

/** The keys in session storage (spec §3). */
const KEYS = { forceLogging: 'force_logging', user: 'user', transport: 'transport' } as const

/** The only player data stored between two loads: nothing that identifies the player, and no token (D-05). */
const KEPT = ['currency', 'paymentGeo', 'platform', 'lang'] as const

export type StoredUser = Partial<Pick<PlayerData, (typeof KEPT)[number]>>

export interface StorageSettings {
  readonly forceLogging: 0 | 1
  readonly transport: TransportKind | undefined
  readonly user: StoredUser | undefined
  keepUser(user: PlayerData): void
}

/** Each access reads session storage again, because testers change the values by hand while the page is open. */
export function storageSettings(storage: KeyValueStore): StorageSettings {
  return {
    get forceLogging() {
      return storage.get(KEYS.forceLogging) === '1' ? 1 : 0
    },
    get transport() {
      const value = storage.get(KEYS.transport)
      return TRANSPORTS.find((kind) => kind === value)
    },
    get user() {
      return readUser(storage.get(KEYS.user))
    },
    keepUser(user) {
      storage.set(KEYS.user, JSON.stringify(Object.fromEntries(KEPT.map((name) => [name, user[name]]))))
    },
  }
}

/** Other scripts of the page may write under the key `user`, so only short plain words are accepted. */
function readUser(text: string | null): StoredUser | undefined {
  const stored = text === null ? undefined : frozenCopy(text)
  if (!isRecord(stored)) return undefined
  const words = KEPT.filter((name) => typeof stored[name] === 'string' && /^[A-Za-z0-9-]{2,20}$/.test(stored[name]))
  return Object.freeze(Object.fromEntries(words.map((name) => [name, stored[name]])))
}
