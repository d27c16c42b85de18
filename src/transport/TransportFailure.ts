import { publicCode, publicWords } from './publicWords.ts'

export type FailureKind = 'network' | 'timeout' | 'status' | 'body' | 'aborted'

export interface FailureFacts {
  readonly kind: FailureKind
  /** The call as shown in the error message: 'POST BANKING/deposit-create'. */
  readonly call: string
  readonly url: string
  /** False only if certainly no byte of the request was sent. */
  readonly sent: boolean
  readonly code?: string | undefined
  readonly status?: number | undefined
  readonly serverMessage?: string | undefined
  readonly fields?: readonly string[] | undefined
  readonly retryAfterMs?: number | undefined
  /** The call went over a connection that was opened with an earlier token than the current one. */
  readonly isFormerToken?: boolean | undefined
  /** The request payload. Never exposed: it serves to mask the player's values in messages to the host. */
  readonly payload?: Readonly<Record<string, unknown>> | undefined
}

// 'socket.networkError' is the spec's code for a lost connection over either transport (§8, Q-117).
const ownCodes: Readonly<Record<FailureKind, string>> = {
  network: 'socket.networkError',
  timeout: 'transport.timeout',
  status: 'transport.status',
  body: 'transport.body',
  aborted: 'transport.aborted',
}

/**
 * The statuses 4xx after which the server may still have processed the request. 408 and 499: a gateway gave up, maybe
 * after forwarding the request. 409: the server is already processing the same payment (fault C9). 429 and 425 are not
 * in this list: a server sends them before it processes the request (RFC 6585, RFC 8470), so the same payment may be
 * sent again.
 */
const unclearStatuses: readonly number[] = [408, 409, 499]

/** Kept outside the error object, so that a report of the error can't contain the payload. */
const factsOf = new WeakMap<TransportFailure, FailureFacts>()

const factsIn = (failure: TransportFailure) => factsOf.get(failure) as FailureFacts

/**
 * The only error class of this module. It has no `cause`, because a socket error contains the URL with the token
 * (D-05).
 */
export class TransportFailure extends Error {
  override readonly name = 'TransportFailure'
  readonly kind: FailureKind
  readonly code: string
  readonly url: string
  readonly status: number | undefined
  readonly serverMessage: string | undefined
  /** Names of the fields that the server refused, if its answer names any. */
  readonly fields: readonly string[]
  readonly retryAfterMs: number | undefined
  /** A 401 with this is about a token that has been replaced, and says nothing about the current one. */
  readonly isFormerToken: boolean

  constructor(facts: FailureFacts, token: string) {
    const clean = redacted(facts, token)
    super(sentence(clean))
    factsOf.set(this, clean)
    this.kind = clean.kind
    this.code = clean.code ?? ownCodes[clean.kind]
    this.url = clean.url
    this.status = clean.status
    this.serverMessage = clean.serverMessage
    this.fields = clean.fields ?? []
    this.retryAfterMs = clean.retryAfterMs
    this.isFormerToken = clean.isFormerToken ?? false
  }

  /** Code and message without personal data, for the host (S10). */
  get hostError(): { readonly code: string; readonly message: string } {
    const facts = factsIn(this)
    const { payload, serverMessage } = facts
    const code = publicCode(this.code, ownCodes[this.kind])
    const own = sentence({ ...facts, code, serverMessage: undefined })
    return { code, message: serverMessage === undefined ? own : publicWords(serverMessage, payload) }
  }

  /**
   * Whether the server may have processed the request although no valid answer came. A create is then reconciled, and
   * never sent with another key. Operations with `onUnknown: resend` are sent again with the same key.
   */
  get isOutcomeUnknown(): boolean {
    return isOutcomeUnknown(factsIn(this))
  }
}

function isOutcomeUnknown({ kind, sent, status = 0 }: FailureFacts): boolean {
  const isRefusal = kind === 'status' && status >= 400 && status < 500 && !unclearStatuses.includes(status)
  return sent && !isRefusal
}

/** Removes the token: a server may echo the token in its message, plain or URL-encoded (D-05). */
function redacted(facts: FailureFacts, token: string): FailureFacts {
  const clean = (text: string) =>
    token === '' ? text : text.replaceAll(token, '[token]').replaceAll(encodeURIComponent(token), '[token]')
  return {
    ...facts,
    url: clean(facts.url),
    code: facts.code && clean(facts.code),
    serverMessage: facts.serverMessage && clean(facts.serverMessage),
  }
}

function sentence(facts: FailureFacts): string {
  // The spec prescribes this text, which the error page reports to the host (§8, internal errors).
  if (facts.kind === 'timeout') return 'Request timeout'
  const next = isOutcomeUnknown(facts)
    ? 'It may have been processed: check first.'
    : 'Nothing was done: correct it and retry.'
  return `${facts.call} ${whatAndWhy(facts)}. ${next}`
}

function whatAndWhy({ kind, code, sent, status, serverMessage }: FailureFacts): string {
  if (kind === 'network') return sent ? 'failed: connection lost' : 'failed: not connected'
  if (kind === 'aborted') return 'was cancelled by the widget'
  if (kind === 'body') return `got an unusable answer (${code ?? ownCodes.body}, status ${status ?? 'none'})`
  const details = [code, serverMessage].filter((part) => part !== undefined).join(': ')
  return `got status ${status ?? 'unknown'}${details === '' ? '' : ` (${details})`}`
}
