import { packReference } from '../../host/bridge/intentReference.ts'
import { createLedger, isRecent, readEntries } from '../../payments/ledger.ts'
import type { AppNeed, WidgetStorage } from '../../services/AppNeed.ts'
import type { SessionStore } from '../../session/SessionStore.ts'

/**
 * The deposit and withdrawal entries of this player: stored separately, and sent to the host as one text. Recent
 * entries of other players in `resume` are sent back unchanged, because a host that keeps one text for all players
 * would lose them.
 */
export function createLedgers(
  { shared, clock, bridge, data }: Pick<AppNeed, 'clock' | 'bridge' | 'data'> & Pick<WidgetStorage, 'shared'>,
  { identity }: Pick<SessionStore, 'identity'>,
) {
  const need = { store: shared, identity, now: () => clock.now(), onChange }
  const ledger = createLedger(need)
  const withdrawals = createLedger({ ...need, kind: 'withdrawal' })
  const others = readEntries(data?.resume ?? '').filter(
    (one) => one.identity !== identity && isRecent(one, clock.now()),
  )
  let isTaking = true

  function onChange(): void {
    // No text is sent until both ledgers have read `resume`: the text would be incomplete, and the host would lose the
    // other entries.
    if (isTaking) return
    const reference = packReference([...ledger.open(), ...withdrawals.open(), ...others])
    bridge.send({ messageType: 'onIntent', reference })
  }

  for (const book of [ledger, withdrawals]) book.take(data?.resume ?? '')
  isTaking = false
  if (data?.resume) onChange()
  return { ledger, withdrawals, stopLedgers: shared.onOthers?.(onChange) ?? (() => {}) }
}
