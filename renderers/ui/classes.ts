/** One class list out of the parts that hold. */
export function classes(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
