/** The English translations by key; keys of nested groups are joined with dots. */
export type Texts = ReadonlyMap<string, string>

export function textsOf(json: unknown): Texts {
  return new Map(flat(json, ''))
}

function flat(json: unknown, prefix: string): [string, string][] {
  return Object.entries(Object(json)).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value]] : flat(value, `${prefix}${name}.`),
  )
}
