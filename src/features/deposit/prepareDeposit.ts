import { reaction } from 'mobx'
import type { Preparation } from '../../api/calls/depositPrepare.ts'
import type { Api } from '../../api/index.ts'
import type { Method } from '../../model/method.ts'
import type { MethodField } from '../../model/methodField.ts'
import type { ActiveForm } from '../../services/ActiveForm.ts'

export interface ExtensibleForm extends Pick<ActiveForm, 'opening'> {
  /** Adds fields to the form; typed values stay. */
  readonly addFields: (fields: readonly MethodField[]) => void
}

export interface PrepareNeed {
  readonly api: Pick<Api, 'depositPrepare'>
  readonly active: ExtensibleForm
  /** Shows the preparation to the player, even if it is empty, because the player must press again. */
  readonly onPrepared: (preparation: Preparation) => void
}

export interface Preparing {
  /** Whether the next press must prepare: once per opening of a method's form. */
  isDue(method: Method): boolean
  /** Requests the preparation. Rejects with the call's error; the preparation then stays due. */
  run(method: Method): Promise<void>
  dispose(): void
}

/** The preparation that some methods require before a create (Q-090, DATA-13). The caller's press lock covers it. */
export function prepareDeposit({ api, active, onPrepared }: PrepareNeed): Preparing {
  let open = new AbortController()
  let isDone = false

  function leave(): void {
    open.abort()
    open = new AbortController()
    isDone = false
  }

  const stop = reaction(active.opening, leave)

  return {
    isDue: (method) => method.isPreparationRequired && !isDone,
    async run(method) {
      const { signal } = open
      try {
        const preparation = await api.depositPrepare({ paymentMethod: method.name }, { signal })
        if (signal.aborted) return
        isDone = true
        if (preparation.fields.length > 0) active.addFields(preparation.fields)
        onPrepared(preparation)
      } catch (failure) {
        if (!signal.aborted) throw failure // failures of a form that was left are ignored
      }
    },
    dispose() {
      stop()
      leave()
    },
  }
}
