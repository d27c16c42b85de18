/** Why a file can't be decoded, in words for an operator. */
export class EncodingError extends Error {
  override readonly name = 'EncodingError'
  /** The line of the first byte that can't be read, from 1. */
  readonly line: number

  constructor(message: string, line = 1) {
    super(message)
    this.line = line
  }
}
