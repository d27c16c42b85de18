import { type BoundedRegex, linearRegex } from './linearRegex.ts'

/**
 * A regular expression from outside, or undefined when it can't be used (D-12, Q-85): too long, not valid, or with a
 * back-reference. Whatever it is, one judgement of a short value takes a few milliseconds at most (B17). Servers write some
 * that the `u` flag refuses, so it is tried first and then left off. Callers cap what it is tried on.
 */
export function compileRegex(source: string, { maxLength }: { readonly maxLength: number }): BoundedRegex | undefined {
  if (source.length > maxLength) return undefined
  if (!known.has(source)) known.set(source, compiled(source))
  return known.get(source)
}

/** A form is opened many times with the same expressions. */
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
