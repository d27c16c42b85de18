import { type BoundedRegex, linearRegex } from './linearRegex.ts'

/**
 * Compiles a regular expression from the server; undefined when it is too long, invalid, or has a back-reference (D-12,
 * Tries the `u` flag first, then no flag, because `u` rejects some expressions of the servers. Testing a short
 * value takes a few milliseconds at most (B17); callers limit the length of the tested values.
 */
export function compileRegex(source: string, { maxLength }: { readonly maxLength: number }): BoundedRegex | undefined {
  if (source.length > maxLength) return undefined
  if (!known.has(source)) known.set(source, compiled(source))
  return known.get(source)
}

/** Cache: players often open forms with the same expressions. */
const known = new Map<string, BoundedRegex | undefined>()

function compiled(source: string): BoundedRegex | undefined {
  const flags = (['u', ''] as const).find((one) => isValid(source, one))
  return flags === undefined ? undefined : linearRegex(source, flags)
}

function isValid(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags) instanceof RegExp
  } catch {
    return false
  }
}
