import type { Config } from '../../schemas/config.ts'
import { networkRetries } from '../transport/retry.ts'
import type { SendOptions, Transport } from '../transport/Transport.ts'
import { AnswerProblem } from './AnswerProblem.ts'
import { coerceToSchema } from './coerceToSchema.ts'

/** The dependencies of all calls. */
export interface CallNeed {
  readonly transport: Transport
  readonly config: {
    readonly api: Pick<Config['api'], 'prefix' | 'paths'>
    readonly timeouts: Config['timeouts']
  }
  /** Called when an answer deviated from its schema but could be coerced. */
  readonly onDeviation?: (call: string, paths: readonly string[]) => void
  /**
   * Called with every failure of a call of the banking API, even if the caller handles it, because operators must notice
   * a faulty server release. An aborted call fails too. Also called with an AnswerProblem about a part of an answer if
   * the rest of it is used. `isPolled`: the caller repeats the call.
   */
  readonly onFailure?: (failure: unknown, isPolled?: boolean) => void
}

interface CallDefinition<Raw, Answer> {
  readonly verb: 'GET' | 'POST'
  /** The call's name in spec §7; also its path below the prefix, unless the configuration sets another path. */
  readonly name: string
  /**
   * True for a call outside the banking API: its path has no prefix, and the player does not depend on it, so its
   * failure is ignored.
   */
  readonly isPlain?: boolean
  /** Whether the transport retries the call: only calls that read (D-01). */
  readonly isRetried?: boolean
  /** Normalizes alternative formats of the answer before validation. */
  readonly open?: (raw: unknown) => unknown
  readonly answer: Validator
  /** True for answers that money depends on: an invalid member is not dropped, but makes the whole answer unusable. */
  readonly isWhole?: boolean
  /**
   * Maps the validated answer to the model. `reportMismatch` reports an unusable part of an otherwise usable answer.
   */
  readonly read: (raw: Raw, deviations: readonly string[], reportMismatch: (paths: readonly string[]) => void) => Answer
}

export type Call<Request, Answer> = (request: Request, options?: SendOptions) => Promise<Answer>

/**
 * Defines a typed call. The answer is validated once and returned as a type of the model. The call rejects with a
 * TransportFailure, or with an AnswerProblem when the answer does not fit its schema.
 */
export function defineCall<Request extends object, Raw, Answer>(definition: CallDefinition<Raw, Answer>) {
  return ({ transport, config, onDeviation, onFailure }: CallNeed): Call<Request, Answer> =>
    async (request, options) => {
      const spec = {
        verb: definition.verb,
        path: pathOf(definition, config),
        retries: definition.isRetried ? networkRetries : 0,
        timeoutMs: config.timeouts.request,
        isPlain: definition.isPlain,
      }
      try {
        const sent = await transport.send(spec, request as Readonly<Record<string, unknown>>, options)
        const raw = definition.open ? definition.open(sent) : sent
        const { mismatch, deviations } = coerceToSchema(raw, definition.answer, { mayDrop: !definition.isWhole })
        if (mismatch !== undefined) throw new AnswerProblem(definition.name, [mismatch])
        if (deviations.length > 0) onDeviation?.(definition.name, deviations)
        return definition.read(raw as Raw, deviations, (paths) =>
          onFailure?.(new AnswerProblem(definition.name, paths), options?.isPolled),
        )
      } catch (failure) {
        if (!definition.isPlain) onFailure?.(failure, options?.isPolled)
        throw failure
      }
    }
}

function pathOf(
  definition: Pick<CallDefinition<never, unknown>, 'name' | 'isPlain'>,
  config: CallNeed['config'],
): string {
  const path = config.api.paths[definition.name] ?? definition.name
  return definition.isPlain ? path : `${config.api.prefix}/${path}`
}
