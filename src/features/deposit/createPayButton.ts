import { blockedBy } from '../../session/blockedBy.ts'
import type { SessionStore } from '../../session/SessionStore.ts'
import type { CreateHandlers, CreateNeed } from './CreateNeed.ts'
import { createDeposit } from './createDeposit.ts'
import { type PrepareNeed, prepareDeposit } from './prepareDeposit.ts'
import type { AfterCreateHandlers } from './routeAfterCreate.ts'

export interface PayButtonNeed extends Omit<CreateNeed, 'preparing' | 'blockedBy'> {
  readonly api: CreateNeed['api'] & PrepareNeed['api']
  readonly session: SessionStore
  /** Called at each press (ANALYT-03). */
  readonly measure: () => void
  readonly active: CreateNeed['active'] & PrepareNeed['active']
  readonly on: CreateHandlers & AfterCreateHandlers
}

/** Handles presses on the pay button: the preparation that some methods require, and the create. */
export function createPayButton(need: PayButtonNeed) {
  const { api, active, session, measure, on } = need
  const preparing = prepareDeposit({ api, active, onPrepared: on.prepared })
  const creating = createDeposit({ ...need, preparing, blockedBy: () => blockedBy(session) })
  return {
    preparing,
    creating: {
      ...creating,
      press(): Promise<void> {
        measure()
        return creating.press()
      },
    },
    dispose() {
      preparing.dispose()
      creating.dispose()
    },
  }
}
