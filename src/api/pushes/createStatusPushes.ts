import validate from 'virtual:validate/pushes/depositStatus/STATUS_PUSH'
import type { StatusPush as PushData } from '../../../schemas/pushes/depositStatus.ts'
import { deviationOf } from '../coerceToSchema.ts'
import { identifierOf } from '../identifierOf.ts'
import { readCode } from '../readCode.ts'

/** A push about a deposit, which may be another player's. An undefined status means that the new status is unknown. */
export interface StatusPush {
  readonly depositId: string
  readonly status: string | number | undefined
}

export interface StatusPushes {
  /** The handler of `deposit.status`: validates the data and passes it on. Invalid data is reported and dropped. */
  readonly handle: (data: unknown) => void
  /** Subscribes to pushes; returns the cleanup. */
  readonly listen: (listener: (push: StatusPush) => void) => () => void
}

export function createStatusPushes(onDeviation: (push: string, paths: readonly string[]) => void): StatusPushes {
  const listeners = new Set<(push: StatusPush) => void>()
  return {
    handle(data) {
      // Without a listener no deposit is open, so a push has no meaning.
      if (listeners.size === 0) return
      if (!validate(data)) {
        const paths = (validate.errors ?? []).map((error) => deviationOf(error, data))
        return onDeviation('deposit.status', paths)
      }
      const { depositId, status } = data as PushData
      const push = { depositId: identifierOf(depositId) ?? '', status: readCode(status) ?? undefined }
      for (const listener of listeners) listener(push)
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
