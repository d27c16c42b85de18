import { reaction } from 'mobx'
import type { Preparation } from '../../api/calls/depositPrepare.ts'
import type { Api } from '../../api/index.ts'
import type { Method } from '../../model/method.ts'
import type { MethodField } from '../../model/methodField.ts'

export interface PrepareNeed {
  readonly api: Pick<Api, 'depositPrepare'>
  /** What tells one opening of a form from the next; read as MobX reads. */
  readonly opening: () => string
  /** The form grows by these; what was typed stays. */
  readonly addFields: (fields: readonly MethodField[]) => void
  /** Says what came, even when nothing did: the player has pressed, and must press again. */
  readonly tell: (preparation: Preparation) => void
}

export interface Preparing {
  /** Whether the next press has to prepare: once for a method and an opening. */
  isDue(method: Method): boolean
  /** Rejects as the call does; then it is still due. */
  run(method: Method): Promise<void>
  dispose(): void
}

/** The step before a create that some methods want (Q-090, DATA-13). It holds no lock: the create's holds for both. */
export function prepareDeposit({ api, opening, addFields, tell }: PrepareNeed): Preparing {
  let open = new AbortController()
  let isDone = false

  function leave(): void {
    open.abort()
    open = new AbortController()
    isDone = false
  }

  const stop = reaction(opening, leave)

  return {
    isDue: (method) => method.isPreparationRequired && !isDone,
    async run(method) {
      const { signal } = open
      try {
        const preparation = await api.depositPrepare({ paymentMethod: method.name }, { signal })
        if (signal.aborted) return
        isDone = true
        if (preparation.fields.length > 0) addFields(preparation.fields)
        tell(preparation)
      } catch (failure) {
        if (!signal.aborted) throw failure // of a form that was left, nobody needs to hear
      }
    },
    dispose() {
      stop()
      leave()
    },
  }
}
