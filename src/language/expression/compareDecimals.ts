// Amounts are decimal texts, and a number of JavaScript would round them; longer ones are larger only as numbers.
const decimal = /^(-?)(\d+)(?:\.(\d+))?$/

// By value, to the last digit; undefined when one of the two is no decimal number.
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
