/** Caches the result of `make`, created on first use. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** An object whose members are created on first access, because most are never read. */
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
