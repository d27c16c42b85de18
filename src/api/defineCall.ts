import type { Config } from '../../schemas/config.ts'
import { networkRetries } from '../transport/retry.ts'
import type { SendOptions, Transport } from '../transport/Transport.ts'
import { AnswerProblem } from './AnswerProblem.ts'
import { repaired } from './repaired.ts'

/** What every call is made with. */
export interface CallNeed {
  readonly transport: Transport
  readonly config: {
    readonly api: Pick<Config['api'], 'prefix' | 'paths'>
    readonly timeouts: Config['timeouts']
  }
  /** Hears where an answer was not as agreed and was read all the same. */
  readonly onOdd?: (call: string, paths: readonly string[]) => void
  /** Hears of every answer that can't be used, whoever catches its failure: a release of the server must not go wrong unseen. */
  readonly onMisfit?: (problem: AnswerProblem) => void
}

interface CallDefinition<Raw, Answer> {
  readonly verb: 'GET' | 'POST'
  /** The call's name in spec 7, which is its path below the prefix. */
  readonly name: string
  /** Not a banking call: no prefix. */
  readonly isPlain?: boolean
  /** Reads may be retried; nothing that moves money ever is (D-01). */
  readonly isRetried?: boolean
  /** From another way to write the answer to the one of its schema. */
  readonly open?: (raw: unknown) => unknown
  readonly answer: Validator
  /** Where money hangs on it: nothing of it is left out. */
  readonly isWhole?: boolean
  /** From the checked answer to what the product works with; `tell` is for a part that can't be used, while the rest can. */
  readonly read: (raw: Raw, odd: readonly string[], tell: (paths: readonly string[]) => void) => Answer
}

export type Call<Request, Answer> = (request: Request, options?: SendOptions) => Promise<Answer>

/** A typed call: its answer is checked at the border, once, and leaves as the product's own shape. */
export function defineCall<Request extends object, Raw, Answer>(definition: CallDefinition<Raw, Answer>) {
  return ({ transport, config, onOdd, onMisfit }: CallNeed): Call<Request, Answer> =>
    async (request, options) => {
      const spec = {
        verb: definition.verb,
        path: pathOf(definition, config),
        retries: definition.isRetried ? networkRetries : 0,
        timeoutMs: config.timeouts.request,
      }
      const sent = await transport.send(spec, request as Readonly<Record<string, unknown>>, options)
      const raw = definition.open === undefined ? sent : definition.open(sent)
      const { misfit, odd } = repaired(raw, definition.answer, { mayDrop: definition.isWhole !== true })
      const tell = (paths: readonly string[]): AnswerProblem => {
        const problem = new AnswerProblem(definition.name, paths)
        onMisfit?.(problem)
        return problem
      }
      if (misfit !== undefined) throw tell([misfit])
      if (odd.length > 0) onOdd?.(definition.name, odd)
      return definition.read(raw as Raw, odd, tell)
    }
}

function pathOf(
  definition: Pick<CallDefinition<never, unknown>, 'name' | 'isPlain'>,
  config: CallNeed['config'],
): string {
  const path = config.api.paths[definition.name] ?? definition.name
  return definition.isPlain ? path : `${config.api.prefix}/${path}`
}
