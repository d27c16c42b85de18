import { createIntents, isRecent, readIntents } from '../../flows/intent/Intents.ts'
import { packReference } from '../../host/intentReference.ts'
import type { AppNeed } from '../AppNeed.ts'
import type { Core } from './core.ts'

/**
 * The gestures to pay in and to pay out of this player: kept apart, and told to the host as one text. What the host has
 * kept of other players goes back to it as it came: a host with one place for all of them must not lose theirs.
 */
export function createBooks(
  { shared, clock, bridge, data }: Pick<AppNeed, 'shared' | 'clock' | 'bridge' | 'data'>,
  { session }: Pick<Core, 'session'>,
) {
  const { identity } = session
  const need = { store: shared, identity, now: () => clock.now(), onChange }
  const intents = createIntents(need)
  const withdrawals = createIntents({ ...need, kind: 'withdrawal' })
  const others = readIntents(data?.resume ?? '').filter(
    (one) => one.identity !== identity && isRecent(one, clock.now()),
  )
  let isTaking = true

  function onChange(): void {
    // Before everything has been taken back, the text would say of the rest that it is over.
    if (isTaking) return
    const reference = packReference([...intents.open(), ...withdrawals.open(), ...others])
    bridge.send({ messageType: 'onIntent', reference })
  }

  for (const book of [intents, withdrawals]) book.take(data?.resume ?? '')
  isTaking = false
  if (data?.resume) onChange()
  return { intents, withdrawals, stopBooks: shared.onOthers?.(onChange) ?? (() => {}) }
}
