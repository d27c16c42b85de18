/** Cheap test for numbers whose digits `JSON.parse` may lose; most answers have none. */
const SUSPECT = /(?:^|[:[,])\s*(?:-0|-?\d+\.|-?\d{16})/

/**
 * `JSON.parse` that keeps every digit: a number that a double can't represent as written (9007199254740993, 1.50, -0)
 * is returned as a string. Servers and apps write account numbers and ids as numbers, and one wrong digit would send
 * money to somebody else. A number with an exponent is not an id and stays a number. Throws a SyntaxError like
 * `JSON.parse`.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  return SUSPECT.test(text) ? JSON.parse(quoteInexactNumbers(text)) : value
}

/**
 * Puts quotes around the numbers in JSON text that a double can't represent as written. Skips strings, and takes linear
 * time.
 */
export function quoteInexactNumbers(json: string): string {
  const token = /"|-?\d[\d.eE+-]*/g
  let result = ''
  let copied = 0
  for (let match = token.exec(json); match; match = token.exec(json)) {
    const [literal] = match
    if (literal === '"') token.lastIndex = endOfText(json, match.index)
    else if (!isKeptByDouble(literal)) {
      result += `${json.slice(copied, match.index)}"${literal}"`
      copied = token.lastIndex
    }
  }
  return result + json.slice(copied)
}

/** Whether the number is certainly the one that was written: an integer beyond the safe range may have been rounded. */
export const isExactNumber = (value: number): boolean =>
  Number.isInteger(value) ? Number.isSafeInteger(value) && !Object.is(value, -0) : Number.isFinite(value)

const isKeptByDouble = (literal: string): boolean =>
  /[eE]/.test(literal) || (String(Number(literal)) === literal && isExactNumber(Number(literal)))

function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let first = end
    while (json[first - 1] === '\\') first--
    if ((end - first) % 2 === 0) return end + 1
  }
  return json.length
}
