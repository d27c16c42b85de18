/** What an object of named values is read by: undefined where there is none of that name. */
export interface NamedValues {
  readonly names: () => Iterable<string>
  readonly has: (name: string) => boolean
  readonly get: (name: string) => string | undefined
}

/**
 * An object that asks for each value when it is read: a getter for each of 200 fields would be made for the few that a
 * condition asks for.
 */
export function namedValues({ names, has, get }: NamedValues): Readonly<Record<string, string>> {
  const isName = (name: string | symbol): name is string => typeof name === 'string' && has(name)
  const values = new Proxy(NOTHING, {
    has: (_, name) => isName(name),
    get: (_, name) => (typeof name === 'string' ? get(name) : undefined),
    ownKeys: () => [...names()],
    getOwnPropertyDescriptor: (_, name) => (isName(name) ? THERE : undefined),
  })
  readers.set(values, get)
  return values
}

/** How such an object is read by name at once: what a proxy is asked about an own key takes ten times as long. */
export const readerOf = (object: object): NamedValues['get'] | undefined => readers.get(object)

const readers = new WeakMap<object, NamedValues['get']>()

/** What stands there is asked for by `get`. */
const THERE: PropertyDescriptor = { value: undefined, enumerable: true, configurable: true }

const NOTHING: Readonly<Record<string, string>> = {}
