/** A number of any length that is serialized to JSON digit by digit. */
export class ExactNumber {
  readonly digits: string

  constructor(digits: string) {
    if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(digits)) throw new Error(`${digits} is not a JSON number.`)
    this.digits = digits
  }

  toJSON(): string {
    return `${MARK}${this.digits}${MARK}`
  }
}

/** A character that occurs in no fixture and that JSON.stringify does not escape. */
const MARK = '\uE000'
const MARKED = new RegExp(`"${MARK}([^${MARK}"]+)${MARK}"`, 'g')

/** Serializes to JSON with exact numbers, like a server in another language. */
export const wireText = (value: unknown): string => JSON.stringify(value).replaceAll(MARKED, '$1')
