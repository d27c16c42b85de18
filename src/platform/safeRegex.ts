import { isTangled } from './isTangled.ts'

/**
 * A regular expression from outside, or undefined when it can't be used (D-12, Q-85): too long, not valid, or so built
 * that one value could keep the page busy for minutes. Servers write some that the `u` flag refuses, so it is tried
 * first and then left off. Callers cap what it is tried on as well.
 */
export function compileRegex(source: string, { maxLength }: { readonly maxLength: number }): RegExp | undefined {
  if (source.length > maxLength) return undefined
  if (!known.has(source)) known.set(source, judged(source))
  return known.get(source)
}

/** Reading an expression takes longer than making its field, and a form is opened many times with the same ones. */
const known = new Map<string, RegExp | undefined>()

function judged(source: string): RegExp | undefined {
  const regex = compiled(source, 'u') ?? compiled(source, '')
  return regex !== undefined && !isTangled(source) ? regex : undefined
}

function compiled(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags)
  } catch {
    return undefined
  }
}
