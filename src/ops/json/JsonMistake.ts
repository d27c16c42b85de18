/** A JSON syntax error, with its offset in the file. */
export class JsonMistake extends Error {
  override readonly name = 'JsonMistake'
  readonly offset: number

  constructor(offset: number, message: string) {
    super(message)
    this.offset = offset
  }
}
