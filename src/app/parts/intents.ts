import { createIntents, isRecent, readIntents } from '../../flows/intent/Intents.ts'
import { packReference } from '../../host/intentReference.ts'
import type { AppNeed } from '../AppNeed.ts'
import type { Core } from './core.ts'

/**
 * The deposit and withdrawal intents of this player: stored separately, and sent to the host as one text. Recent
 * intents of other players in `resume` are sent back unchanged, because a host with one place for all players would
 * lose them.
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
    // Until all intents are taken back, the text would be incomplete, and the host would lose the rest.
    if (isTaking) return
    const reference = packReference([...intents.open(), ...withdrawals.open(), ...others])
    bridge.send({ messageType: 'onIntent', reference })
  }

  for (const book of [intents, withdrawals]) book.take(data?.resume ?? '')
  isTaking = false
  if (data?.resume) onChange()
  return { intents, withdrawals, stopBooks: shared.onOthers?.(onChange) ?? (() => {}) }
}
