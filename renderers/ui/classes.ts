/** One class list out of the parts that hold. */
export function classes(...parts: readonly (string | false | undefined)[]): string {
  let list = ''
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]
    if (part) list = list === '' ? part : `${list} ${part}`
  }
  return list
}
