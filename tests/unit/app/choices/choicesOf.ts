import { createChoices } from '../../../../src/app/choices/createChoices.ts'
import { readConfig } from '../../../../src/entries/readConfig.ts'
import { readHostData } from '../../../../src/host/loaded/readHostData.ts'
import type { KeyValueStore } from '../../../../src/platform/storage/storage.ts'
import type { AppNeed } from '../../../../src/services/AppNeed.ts'
import type { OpeningNeed } from '../../../../src/services/HostChoices.ts'
import { memoryStorage } from '../../features/builders.ts'

/** The choices of a host for a player with an account in MXN, and the problems it is told about. */
export function choicesOf(chosen: object, { own = memoryStorage(), embedding = {}, needed }: Remembered = {}) {
  const read = readHostData({ user: { token: 'token', currency: 'MXN', paymentGeo: 'MX' }, ...chosen })
  if (!read.ok) throw new Error(read.paths.join())
  const told: { readonly code: string; readonly text: string }[] = []
  const choices = createChoices({
    config: readConfig('{}'),
    data: read.data,
    embedding,
    storage: { own, place: '' },
  } as unknown as AppNeed)
  const tell = (code: string, what: readonly string[] = []) => told.push({ code, text: what.join('; ') })
  const stop = choices.start({ ...needed, messages: { notifyHost: tell } } as OpeningNeed)
  return { choices, stop, told, codes: () => told.map(({ code }) => code) }
}

interface Remembered {
  readonly own?: KeyValueStore
  /** The place of the cashier in the page: the same after other settings. */
  readonly embedding?: object
  /** What `open` needs. */
  readonly needed?: Omit<OpeningNeed, 'messages'>
}
