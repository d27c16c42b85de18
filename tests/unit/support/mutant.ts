import fc from '../fastCheck.ts'

/** Digits that a number of JavaScript can't hold. */
export const INEXACT = '9007199254740993'

/** Values that code which reads data from outside may trip over. */
export const NASTY: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  1e308,
  0.1,
  '',
  '0',
  '17',
  'NaN',
  INEXACT,
  '__proto__',
  '<img src=x onerror=alert(1)>',
  'x'.repeat(5_000),
  '\u202e\u0000\ud800',
  [],
  [[]],
  [null],
  {},
  { toString: 1 },
  { valueOf: null, toString: null },
  { length: -1 },
  JSON.parse('{"__proto__": {"polluted": true}}'),
  JSON.parse('{"constructor": {"prototype": {"polluted": true}}}'),
]

type Path = readonly (string | number)[]

function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [
    at,
    ...Object.entries(value).flatMap(([key, one]) => pathsOf(one, [...at, Array.isArray(value) ? Number(key) : key])),
  ]
}

/** A copy of the value, changed at the given path. */
function changed(value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  if (typeof value !== 'object' || value === null) return value
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>
  const next = changed(copy[key], rest, change)
  if (next !== undefined) copy[key] = next
  else if (Array.isArray(copy)) copy.splice(Number(key), 1)
  else delete copy[key]
  return copy
}

/** A valid value with up to four members deleted, replaced, duplicated or nested. */
export function mutant(good: unknown): fc.Arbitrary<unknown> {
  const change = fc.record({
    at: fc.nat(),
    how: fc.constantFrom('replace', 'replace', 'delete', 'double', 'nest', 'text', 'any'),
    nasty: fc.constantFrom(...NASTY),
    any: fc.jsonValue({ maxDepth: 2 }),
  })
  return fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) =>
    changes.reduce<unknown>((value, { any, at, how, nasty }) => {
      const paths = pathsOf(value)
      return changed(value, paths[at % paths.length] ?? [], (old) => {
        if (how === 'delete') return undefined
        if (how === 'double') return Array.isArray(old) ? [...old, ...old] : [old, old]
        if (how === 'nest') return { value: old }
        if (how === 'text') return typeof old === 'number' ? String(old) : (JSON.stringify(old) ?? '')
        return how === 'any' ? any : nasty
      })
    }, good),
  )
}
