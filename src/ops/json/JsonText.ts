import { type Place, placeAt } from './Place.ts'

/** A parsed file with the position of each value. */
export class JsonText {
  readonly value: unknown
  /** Keys that occur twice in one object, of which `JSON.parse` would silently use the last. */
  readonly repeatedKeys: readonly { readonly pointer: string; readonly key: string; readonly offset: number }[]
  readonly #source: string
  readonly #offsets: ReadonlyMap<string, number>

  constructor(
    source: string,
    value: unknown,
    offsets: ReadonlyMap<string, number>,
    repeated: JsonText['repeatedKeys'],
  ) {
    this.#source = source
    this.#offsets = offsets
    this.value = value
    this.repeatedKeys = repeated
  }

  /** The place of a value, or of its nearest existing ancestor; `column` is a position inside a string value, from 1. */
  placeOf(pointer: string, column?: number): Place {
    const offset = this.#offsets.get(pointer)
    if (offset === undefined) return this.placeOf(pointer.slice(0, Math.max(0, pointer.lastIndexOf('/'))))
    return placeAt(this.#source, column === undefined ? offset : this.#inside(offset, column))
  }

  placeAt(offset: number): Place {
    return placeAt(this.#source, offset)
  }

  /** The offset of a column in a string; escapes such as \" are longer in the file than in the value. */
  #inside(offset: number, column: number): number {
    let at = offset + 1
    for (let character = 1; character < column; character++) {
      at += this.#source[at] !== '\\' ? 1 : this.#source[at + 1] === 'u' ? 6 : 2
    }
    return at
  }
}
