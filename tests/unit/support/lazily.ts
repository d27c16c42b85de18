/** What `make` makes, made when it is first asked for. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** An object whose members are made when they are first read: most of what could be read is not. */
export function lazily<T extends object>(makers: { readonly [Name in keyof T]: () => T[Name] }): T {
  const made = {}
  for (const [name, make] of Object.entries<() => unknown>(makers)) {
    const get = () => {
      const value = make()
      Object.defineProperty(made, name, { enumerable: true, value })
      return value
    }
    Object.defineProperty(made, name, { enumerable: true, configurable: true, get })
  }
  return made as T
}
