import { type RegexItem, readRegex } from './readRegex.ts'

/** From so many turns on, a loop that can be taken in two ways is as bad as an endless one. */
const MANY = 10
/** So many loops over the same characters in a row take the fifth power of the length. */
const MAX_CHAIN = 3

/**
 * Whether a regular expression can take exponential (or a high power of) time: a loop in a loop, `(a+)+`, or a choice
 * in a loop that can be taken two ways, `(a|a)*`. Rather strict: a loop in a loop passes only when every turn begins or
 * ends with something that stands nowhere else in the turn, as the point in `([a-z]+\.)+` does.
 */
export function isTangled(source: string): boolean {
  return tangled(readRegex(source))
}

type Sequence = readonly RegexItem[]

function tangled(alternatives: readonly Sequence[]): boolean {
  return alternatives.some(
    (sequence) => isChained(sequence) || sequence.some((item) => tangled(item.group) || isTangledLoop(item)),
  )
}

function isTangledLoop({ max, group, isLook }: RegexItem): boolean {
  if (group.length === 0 || max < MANY) return false
  if (isLook || group.some((sequence) => sequence.every((item) => item.min === 0))) return true
  return hasTwoWays(group) || !group.every((sequence) => isFixed(sequence) || hasSeparator(sequence))
}

/** Two alternatives that may begin alike. */
function hasTwoWays(group: readonly Sequence[]): boolean {
  return group.some((one, index) => group.slice(index + 1).some((other) => overlap(firstOf(one), firstOf(other))))
}

/** Always of one length, so that the turns of its loop can be counted out in one way only. */
const isFixed = (sequence: Sequence): boolean =>
  sequence.every((item) => item.min === item.max && item.group.length <= 1 && item.group.every(isFixed))

function hasSeparator(sequence: Sequence): boolean {
  const [first, last] = [sequence[0], sequence.at(-1)]
  return isSeparator(first, sequence.slice(1)) || isSeparator(last, sequence.slice(0, -1))
}

function isSeparator(item: RegexItem | undefined, rest: Sequence): boolean {
  if (item?.atom === undefined || item.min !== item.max) return false
  return !overlap(charactersOf(item), union(rest.map(charactersOf)))
}

/** More than three endless loops over the same characters, with nothing between that tells them apart. */
function isChained(sequence: Sequence): boolean {
  let loops: bigint[] = []
  for (const item of sequence) {
    const characters = charactersOf(item)
    if (item.min > 0 && !overlap(characters, union(loops))) loops = []
    if (item.max === Number.POSITIVE_INFINITY) loops.push(characters)
    if (loops.filter((loop) => overlap(loop, characters)).length > MAX_CHAIN) return true
  }
  return false
}

function firstOf(sequence: Sequence): bigint {
  const upTo = sequence.findIndex((item) => item.min > 0)
  return union(sequence.slice(0, upTo + 1 || sequence.length).map(firstOfItem))
}

const firstOfItem = (item: RegexItem): bigint =>
  item.atom === undefined ? union(item.group.map(firstOf)) : charactersOf(item)

function charactersOf({ atom, group, isLook }: RegexItem): bigint {
  if (isLook) return 0n
  return atom === undefined ? union(group.map((sequence) => union(sequence.map(charactersOf)))) : setOf(atom)
}

/** Latin, and a few letters of other scripts that stand for the rest: the engine itself says what an atom takes. */
const SAMPLE = [
  ...Array.from({ length: 0x180 }, (_, code) => String.fromCharCode(code)),
  ...'αжאع中あ한€“”–—\u2028\u3000😀',
]
const EVERYTHING = (1n << BigInt(SAMPLE.length)) - 1n

/** The characters of an atom as bits; a back-reference may be anything. */
function setOf(atom: string): bigint {
  if (/^\\(?:[1-9]|k<)/.test(atom)) return EVERYTHING
  const single = matcher(`^(?:${atom})$`)
  return SAMPLE.reduce((set, character, bit) => (single.test(character) ? set | (1n << BigInt(bit)) : set), 0n)
}

function matcher(source: string): RegExp {
  try {
    return new RegExp(source, 'u')
  } catch {
    return new RegExp(source)
  }
}

const union = (sets: readonly bigint[]): bigint => sets.reduce((all, set) => all | set, 0n)
const overlap = (one: bigint, other: bigint): boolean => (one & other) !== 0n
