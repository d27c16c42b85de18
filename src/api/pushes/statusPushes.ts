import validate from 'virtual:validate/pushes/depositStatus/PUSH'
import type { StatusPush } from '../../../schemas/pushes/depositStatus.ts'
import { identifierOf } from '../identifierOf.ts'
import { readCode } from '../readCode.ts'
import { deviationOf } from '../repaired.ts'

/** News of a deposit, of whoever's it is. Undefined status: there is news, and nobody has said which. */
export interface StatusNews {
  readonly depositId: string
  readonly status: string | number | undefined
}

/** Listens until its result is called. */
type Listen<T> = (hear: (said: T) => void) => () => void

/** The pushes `deposit.status`, checked at the border; what is none is told as odd. */
export function statusPushes(
  listen: Listen<unknown>,
  onOdd: (push: string, paths: readonly string[]) => void,
): Listen<StatusNews> {
  return (hear) =>
    listen((data) => {
      if (!validate(data))
        return onOdd(
          'deposit.status',
          (validate.errors ?? []).map((error) => deviationOf(error, data)),
        )
      const { depositId, status } = data as StatusPush
      hear({ depositId: identifierOf(depositId) ?? '', status: readCode(status) ?? undefined })
    })
}
