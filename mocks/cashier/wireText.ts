/** A number whose digits matter: it is written into JSON as it stands, however long it is. */
export class ExactNumber {
  readonly digits: string

  constructor(digits: string) {
    if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(digits)) throw new Error(`${digits} is no JSON number.`)
    this.digits = digits
  }

  toJSON(): string {
    return `${MARK}${this.digits}${MARK}`
  }
}

/** A sign that no fixture holds; JSON.stringify writes it as it is. */
const MARK = '\uE000'
const MARKED = new RegExp(`"${MARK}([^${MARK}"]+)${MARK}"`, 'g')

/** JSON text in which exact numbers stand digit for digit, as a server in another language writes them. */
export const wireText = (value: unknown): string => JSON.stringify(value).replaceAll(MARKED, '$1')
