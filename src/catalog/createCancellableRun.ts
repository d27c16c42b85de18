import type { PaymentEngine } from '../payments/createPaymentEngine.ts'
import type { Operation, Result } from '../payments/Operation.ts'

/** Runs operations of a page that shows one of them at a time. */
export interface CancellableRun {
  /** Sets the key of the operation for which the page waits; none if the page is left. Call before `run`. */
  waitFor(key?: string): void
  /**
   * Runs an operation. While it is being prepared (before the first send, or for a captcha that the server asked for),
   * it is given up as soon as the page waits for another one or is left: `onLeft` is called at once, and the result is
   * `stopped`. A request that is sent goes on whether the page waits for it or not.
   */
  run<Request, Answer>(
    key: string,
    operation: Operation<Request, Answer>,
    onLeft: () => void,
  ): Promise<Result<Request, Answer>>
}

export function createCancellableRun(engine: Pick<PaymentEngine, 'run'>): CancellableRun {
  let wanted: string | undefined
  /** Gives up the operation that is being prepared, if one is. */
  let giveUpUnsent: (() => void) | undefined

  return {
    waitFor(key) {
      if (key !== wanted) giveUpUnsent?.()
      wanted = key
    },
    async run(key, operation, onLeft) {
      const left = new AbortController()
      const prepared = () => {
        if (giveUpUnsent === giveUp) giveUpUnsent = undefined
      }
      function giveUp(): void {
        prepared()
        left.abort()
        onLeft()
      }
      try {
        return await engine.run({
          ...operation,
          left: left.signal,
          prepare(need) {
            if (wanted === key) giveUpUnsent = giveUp
            else giveUp()
            return operation.prepare(need)
          },
          send(request, options) {
            prepared()
            return operation.send(request, options)
          },
        })
      } finally {
        prepared()
      }
    },
  }
}
