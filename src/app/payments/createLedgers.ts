import type { LedgerEntry } from '../../../schemas/stored/ledgerEntry.ts'
import { packReference } from '../../host/bridge/intentReference.ts'
import { createLedger, isKept, type LedgerNeed } from '../../payments/ledger.ts'
import { readEntries } from '../../payments/readEntries.ts'
import type { AppNeed, WidgetStorage } from '../../services/AppNeed.ts'
import type { SessionStore } from '../../session/SessionStore.ts'

/**
 * The deposit and withdrawal entries of this player: stored separately, and sent to the host as one text. Recent
 * entries of other players in `resume` are sent back unchanged, because a host that keeps one text for all players
 * would lose them.
 */
export function createLedgers(
  {
    shared,
    time,
    bridge,
    data,
  }: Pick<AppNeed, 'bridge' | 'data'> & Pick<WidgetStorage, 'shared'> & Pick<LedgerNeed, 'time'>,
  { identity }: Pick<SessionStore, 'identity'>,
) {
  const need = { store: shared, identity, time, onChange }
  const ledger = createLedger(need)
  const withdrawals = createLedger({ ...need, kind: 'withdrawal' })
  let entriesOfOthers: readonly LedgerEntry[] = []
  let isRestoring = false
  /** Whether an entry was restored from the text that is being read. */
  let isNew = false

  function onChange(): void {
    isNew = true
    // No text is sent until both ledgers have read `resume`: the text would be incomplete, and the host would lose the
    // other entries.
    if (isRestoring) return
    const reference = packReference([...ledger.open(), ...withdrawals.open(), ...entriesOfOthers])
    bridge.send({ messageType: 'onIntent', reference })
  }

  /** Restores the entries of a text from the host; returns whether the player has new ones. */
  function restore(resume: string): boolean {
    entriesOfOthers = readEntries(resume).filter((one) => one.identity !== identity && isKept(one, time))
    isNew = false
    isRestoring = true
    for (const one of [ledger, withdrawals]) one.restore(resume)
    isRestoring = false
    return isNew
  }

  function restoreLater(resume: string): boolean {
    const isChanged = restore(resume)
    if (isChanged) onChange()
    return isChanged
  }

  restore(data?.resume ?? '')
  if (data?.resume) onChange()
  return { ledger, withdrawals, restore: restoreLater, stopLedgers: shared.onRemote?.(onChange) ?? (() => {}) }
}
