/** Joins the truthy parts to a class list. */
export function classes(...parts: readonly (string | false | undefined)[]): string {
  let list = ''
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]
    if (part) list = list === '' ? part : `${list} ${part}`
  }
  return list
}
