import fc from '../fastCheck.ts'

const KEYS = ['__proto__', 'constructor', 'prototype'] as const
const SHARED = [Object, Array, Function, String, Number, Boolean, Promise, Map, Set, RegExp, Error].flatMap((of) => [
  of,
  of.prototype,
])
const membersOf = () => SHARED.map((one) => Reflect.ownKeys(one).map(String).join())
const CLEAN = membersOf()

/** The value as JSON text, with prototype-polluting members added to some objects. */
export function poisoned(good: unknown): fc.Arbitrary<string> {
  const picks = fc.array(fc.record({ at: fc.nat(), key: fc.constantFrom(...KEYS) }), { minLength: 1, maxLength: 5 })
  return picks.map((chosen) => {
    const copy = structuredClone(good)
    const objects = objectsIn(copy)
    for (const { at, key } of chosen) put(objects[at % objects.length] ?? {}, key)
    return JSON.stringify(copy)
  })
}

/** Defines an own member: an assignment to `__proto__` would change the object's prototype. */
function put(object: object, key: string): void {
  const value = { polluted: 'yes', prototype: { polluted: 'yes' }, toString: 'yes', type: 'yes', name: 'yes' }
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
}

function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? below : [value, ...below]
}

/** The built-in prototypes that were polluted. */
export function pollution(): readonly string[] {
  const odd = membersOf().filter((members, index) => members !== CLEAN[index])
  return 'polluted' in {} ? ['polluted', ...odd] : odd
}

/** Whether all objects of a value have normal prototypes; `copy[name] = …` with `__proto__` would change one. */
export function hasPlainPrototypes(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  const isPlain = [Object.prototype, Array.prototype, Map.prototype, null].includes(Object.getPrototypeOf(value))
  return isPlain && Object.values(value).every(hasPlainPrototypes)
}
