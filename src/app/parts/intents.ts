import { createIntents } from '../../flows/intent/Intents.ts'
import type { AppNeed } from '../AppNeed.ts'
import type { Core } from './core.ts'

/** What stands between two references in what the host keeps: no sign of theirs. */
const BETWEEN = '.'

/** The gestures to pay in and to pay out of this player: kept apart, and told to the host as one text. */
export function createBooks(
  { shared, clock, bridge, data }: Pick<AppNeed, 'shared' | 'clock' | 'bridge' | 'data'>,
  { session }: Pick<Core, 'session'>,
) {
  const need = { store: shared, identity: session.identity, now: () => clock.now(), onChange }
  const intents = createIntents(need)
  const withdrawals = createIntents({ ...need, kind: 'withdrawal' })

  function onChange(): void {
    const kept = [intents, withdrawals].map((book) => book.reference()).filter((text) => text !== '')
    bridge.send({ messageType: 'onIntent', reference: kept.join(BETWEEN) })
  }

  for (const kept of data?.resume?.split(BETWEEN) ?? []) {
    intents.take(kept)
    withdrawals.take(kept)
  }
  return { intents, withdrawals }
}
