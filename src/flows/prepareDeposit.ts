import { reaction } from 'mobx'
import type { Method } from '../../schemas/method.ts'
import type { MethodField } from '../../schemas/methodField.ts'
import type { Preparation } from '../api/calls/depositPrepare.ts'
import type { Api } from '../api/index.ts'

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
  /** What it added to the form that is open. */
  fields(): readonly MethodField[]
  dispose(): void
}

/** The step before a create that some methods want (Q-090, DATA-13). It holds no lock: the create's holds for both. */
export function prepareDeposit({ api, opening, addFields, tell }: PrepareNeed): Preparing {
  let open = new AbortController()
  let done: Preparation | undefined

  function leave(): void {
    open.abort()
    open = new AbortController()
    done = undefined
  }

  const stop = reaction(opening, leave)

  return {
    isDue: (method) => method.isPreparationRequired && done === undefined,
    async run(method) {
      const { signal } = open
      try {
        const preparation = await api.depositPrepare({ paymentMethod: method.name }, { signal })
        if (signal.aborted) return
        done = preparation
        if (done.fields.length > 0) addFields(done.fields)
        tell(done)
      } catch (failure) {
        if (!signal.aborted) throw failure // of a form that was left, nobody needs to hear
      }
    },
    fields: () => done?.fields ?? [],
    dispose() {
      stop()
      leave()
    },
  }
}
