import validate from 'virtual:validate/pushes/depositStatus/PUSH'
import type { StatusPush } from '../../../schemas/pushes/depositStatus.ts'
import { deviationOf } from '../coerceToSchema.ts'
import { identifierOf } from '../identifierOf.ts'
import { readCode } from '../readCode.ts'

/**
 * A push about a deposit, maybe of another player. An undefined status means that the status has changed to an unknown
 * value.
 */
export interface StatusNews {
  readonly depositId: string
  readonly status: string | number | undefined
}

/** Subscribes; returns the unsubscribe function. */
type Listen<T> = (hear: (said: T) => void) => () => void

/** Validated `deposit.status` pushes. Invalid ones are reported to `onDeviation` and dropped. */
export function statusPushes(
  listen: Listen<unknown>,
  onDeviation: (push: string, paths: readonly string[]) => void,
): Listen<StatusNews> {
  return (hear) =>
    listen((data) => {
      if (!validate(data))
        return onDeviation(
          'deposit.status',
          (validate.errors ?? []).map((error) => deviationOf(error, data)),
        )
      const { depositId, status } = data as StatusPush
      hear({ depositId: identifierOf(depositId) ?? '', status: readCode(status) ?? undefined })
    })
}
