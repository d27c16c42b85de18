/** What keeps a file from being JSON, and where. */
export class JsonMistake extends Error {
  override readonly name = 'JsonMistake'
  readonly offset: number

  constructor(offset: number, message: string) {
    super(message)
    this.offset = offset
  }
}
