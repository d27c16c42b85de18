import { publicCode, publicWords } from './publicWords.ts'

export type FailureKind = 'network' | 'timeout' | 'status' | 'body' | 'aborted'

export interface FailureFacts {
  readonly kind: FailureKind
  /** For the message: 'POST BANKING/deposit-create'. */
  readonly call: string
  readonly url: string
  /** False only when it is certain that not one byte of the request left. */
  readonly sent: boolean
  readonly code?: string | undefined
  readonly status?: number | undefined
  readonly serverMessage?: string | undefined
  readonly fields?: readonly string[] | undefined
  readonly retryAfterMs?: number | undefined
  readonly retriesUsedUp?: boolean | undefined
  /** What was sent. It never leaves this room: it is struck out of what is told to others. */
  readonly asked?: Readonly<Record<string, unknown>> | undefined
}

// 'socket.networkError' is the spec's own name for a lost connection, over either transport (§8, Q-117).
const ownCodes: Readonly<Record<FailureKind, string>> = {
  network: 'socket.networkError',
  timeout: 'transport.timeout',
  status: 'transport.status',
  body: 'transport.body',
  aborted: 'transport.aborted',
}

/**
 * The 4xx that do not say "not done". 408 and 499: a gateway gave up, maybe after it had passed the request on.
 * 409: the same intent is already in hand (fault C9). Not here: 429 and 425, which are said before the request is
 * looked at (RFC 6585, RFC 8470), so that the same intent may be sent again later.
 */
const unclearStatuses: readonly number[] = [408, 409, 499]

/** The one error of this room. It keeps no `cause`: those of a socket hold its address, and with it the token (D-05). */
export class TransportFailure extends Error {
  override readonly name = 'TransportFailure'
  readonly kind: FailureKind
  readonly code: string
  readonly url: string
  readonly status: number | undefined
  readonly serverMessage: string | undefined
  /** The fields that the server's refusal is about, where it names them. */
  readonly fields: readonly string[]
  readonly retryAfterMs: number | undefined
  /** A network failure with no try left: the moment for 'Network connection failed' (§8). */
  readonly retriesUsedUp: boolean
  readonly #facts: FailureFacts

  constructor(facts: FailureFacts, token: string) {
    const clean = redacted(facts, token)
    super(sentence(clean))
    this.#facts = clean
    this.kind = clean.kind
    this.code = clean.code ?? ownCodes[clean.kind]
    this.url = clean.url
    this.status = clean.status
    this.serverMessage = clean.serverMessage
    this.fields = clean.fields ?? []
    this.retryAfterMs = clean.retryAfterMs
    this.retriesUsedUp = clean.retriesUsedUp ?? false
  }

  /** Code and message as others than the player may hear them (S10): no value of the player's stands in them. */
  get told(): { readonly code: string; readonly message: string } {
    const { asked, serverMessage } = this.#facts
    const code = publicCode(this.code, ownCodes[this.kind])
    const own = sentence({ ...this.#facts, code, serverMessage: undefined })
    return { code, message: serverMessage === undefined ? own : publicWords(serverMessage, asked) }
  }

  /** True when nobody here can know whether the server acted: ask for the state, never send anew. */
  get isUnclear(): boolean {
    return isUnclear(this.#facts)
  }

  withRetriesUsedUp(): TransportFailure {
    return new TransportFailure({ ...this.#facts, retriesUsedUp: true }, '')
  }
}

function isUnclear({ kind, sent, status = 0 }: FailureFacts): boolean {
  const isRefusal = kind === 'status' && status >= 400 && status < 500 && !unclearStatuses.includes(status)
  return sent && !isRefusal
}

/** A server may echo the token in its message, plain or as it stood in an address (D-05). */
function redacted(facts: FailureFacts, token: string): FailureFacts {
  const clean = (text: string) =>
    token === '' ? text : text.replaceAll(token, '[token]').replaceAll(encodeURIComponent(token), '[token]')
  return {
    ...facts,
    url: clean(facts.url),
    code: facts.code === undefined ? undefined : clean(facts.code),
    serverMessage: facts.serverMessage === undefined ? undefined : clean(facts.serverMessage),
  }
}

function sentence(facts: FailureFacts): string {
  // The words are the spec's (§8, internal errors): the error page reports them to the host.
  if (facts.kind === 'timeout') return 'Request timeout'
  const next = isUnclear(facts)
    ? 'Whether the server acted is not known: ask before it is sent again.'
    : 'The server did nothing: it may be corrected and sent again.'
  return `${facts.call} ${whatAndWhy(facts)}. ${next}`
}

function whatAndWhy({ kind, code, sent, status, serverMessage }: FailureFacts): string {
  if (kind === 'network')
    return sent ? 'failed: the connection broke' : 'failed: there is no connection to send it over'
  if (kind === 'aborted') return 'was abandoned by the widget itself'
  if (kind === 'body')
    return `was answered with something unusable (${code ?? ownCodes.body}, status ${status ?? 'none'})`
  const said = [code, serverMessage].filter((part) => part !== undefined).join(': ')
  return `was answered with status ${status ?? 'unknown'}${said === '' ? '' : ` (${said})`}`
}
