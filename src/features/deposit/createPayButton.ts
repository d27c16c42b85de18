import type { OpenDeposits } from '../../payments/createOpenDeposits.ts'
import { blockedBy } from '../../session/blockedBy.ts'
import type { CreateNeed } from './CreateNeed.ts'
import { createDeposit } from './createDeposit.ts'
import { createKnownDeposit, type KnownNeed } from './knownDeposit.ts'
import { type MeasureNeed, measureFirstPress } from './measureFirstPress.ts'
import { type PrepareNeed, prepareDeposit } from './prepareDeposit.ts'
import type { AfterCreateHandlers } from './routeAfterCreate.ts'

type Own = 'preparing' | 'before' | 'isElsewhere' | 'blockedBy' | 'onNext' | 'onOutcome' | 'onHeld'

export interface PayButtonNeed
  extends Omit<CreateNeed, Own>,
    Pick<PrepareNeed, 'addFields'>,
    Pick<MeasureNeed, 'methods'>,
    Pick<KnownNeed, 'navigation' | 'settled' | 'reopen'> {
  readonly api: CreateNeed['api'] & PrepareNeed['api']
  readonly session: KnownNeed['session']
  readonly base: Pick<OpenDeposits, 'before' | 'accept' | 'isElsewhere'>
  readonly after: AfterCreateHandlers & Pick<CreateNeed, 'onHeld'>
}

/** The pay button: its preparation, the create, and the actions for a deposit that is already open. */
export function createPayButton(need: PayButtonNeed) {
  const { api, opening, session, base, after, addFields } = need
  const preparing = prepareDeposit({ api, opening, addFields, tell: after.onPrepared })
  const creating = createDeposit({
    ...need,
    ...after,
    preparing,
    before: base.before,
    isElsewhere: base.isElsewhere,
    blockedBy: () => blockedBy(session),
  })
  const measure = measureFirstPress(need)
  return {
    preparing,
    creating: {
      ...creating,
      press(): Promise<void> {
        measure()
        return creating.press()
      },
    },
    known: createKnownDeposit({ ...need, open: base, creating }),
    dispose() {
      preparing.dispose()
      creating.dispose()
    },
  }
}
