import type { Config } from '../../schemas/config.ts'
import { networkRetries } from '../transport/retry.ts'
import type { SendOptions, Transport } from '../transport/Transport.ts'
import { AnswerProblem } from './AnswerProblem.ts'

/** What every call is made with. */
export interface CallNeed {
  readonly transport: Transport
  readonly config: Pick<Config, 'api' | 'timeouts'>
}

interface CallDefinition<Raw, Answer> {
  readonly verb: 'GET' | 'POST'
  /** The call's name in spec 7, which is its path below the prefix. */
  readonly name: string
  /** Not a banking call: no prefix. */
  readonly isPlain?: boolean
  /** Reads may be retried; nothing that moves money ever is (D-01). */
  readonly isRetried?: boolean
  readonly answer: Validator
  /** From the checked answer to what the product works with. */
  readonly read: (raw: Raw) => Answer
}

export type Call<Request, Answer> = (request: Request, options?: SendOptions) => Promise<Answer>

/** A typed call: its answer is checked at the border, once, and leaves as the product's own shape. */
export function defineCall<Request extends object, Raw, Answer>(definition: CallDefinition<Raw, Answer>) {
  return ({ transport, config }: CallNeed): Call<Request, Answer> =>
    async (request, options) => {
      const spec = {
        verb: definition.verb,
        path: pathOf(definition, config),
        retries: definition.isRetried ? networkRetries : 0,
        timeoutMs: config.timeouts.request,
      }
      const raw = await transport.send(spec, request as Readonly<Record<string, unknown>>, options)
      if (!definition.answer(raw)) throw new AnswerProblem(definition.name, definition.answer.errors ?? [])
      return definition.read(raw as Raw)
    }
}

function pathOf(
  definition: Pick<CallDefinition<never, unknown>, 'name' | 'isPlain'>,
  config: CallNeed['config'],
): string {
  const path = config.api.paths[definition.name] ?? definition.name
  return definition.isPlain ? path : `${config.api.prefix}/${path}`
}
