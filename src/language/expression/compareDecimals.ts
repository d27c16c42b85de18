// Amounts are decimal strings: converting them to numbers would lose precision, and comparing them as text would be
// wrong.
const decimal = /^(-?)(\d+)(?:\.(\d+))?$/

// Compares exactly; undefined when either text is not a decimal number.
export function compareDecimals(left: string, right: string): number | undefined {
  const [a, b] = [decimal.exec(left), decimal.exec(right)]
  if (a === null || b === null) return undefined
  const places = Math.max(a[3]?.length ?? 0, b[3]?.length ?? 0)
  const [x, y] = [digits(a, places), digits(b, places)]
  if (/^0*$/.test(x + y)) return 0
  if (a[1] !== b[1]) return a[1] === '-' ? -1 : 1
  const order = x.length - y.length || (x === y ? 0 : x < y ? -1 : 1)
  return a[1] === '-' ? -order : order
}

const digits = ([, , whole = '', fraction = '']: RegExpExecArray, places: number): string =>
  whole.replace(/^0+/, '') + fraction.padEnd(places, '0')

export const isDecimal = (text: string): boolean => decimal.test(text)
