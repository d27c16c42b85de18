import { serverWords } from '../transport/serverWords.ts'
import { TransportFailure } from '../transport/TransportFailure.ts'

/** A refusal that the server sent with a status of success: `{"success": false, "error": {…}}`. */
export class RefusedAnswer extends TransportFailure {
  readonly #isUnclear: boolean

  /** `isUnclear`: the server may have created a payment all the same. */
  constructor(call: string, answer: unknown, { isUnclear = false } = {}) {
    super({ kind: 'status', call, url: call, sent: true, status: 200, ...serverWords(answer) }, '')
    this.message = `${call} was refused in an answer with a status of success (${this.hostError.code}).`
    this.#isUnclear = isUnclear
  }

  override get isOutcomeUnknown(): boolean {
    return this.#isUnclear
  }

  /** Without the server's message: the player's values, which it may contain, are not known here. */
  override get hostError() {
    return { code: super.hostError.code, message: this.message }
  }
}
