/** The JSON Schema of a scope's value, reduced to what paths need. An empty object means an unknown type. */
export interface DataType {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, DataType>>
  readonly additionalProperties?: boolean | DataType
  readonly items?: DataType
  /** Whether it is a text in the player's language and format. */
  readonly isWords?: boolean
}

export type Kind = 'text' | 'number' | 'flag' | 'list' | 'record' | 'map' | 'unknown'

const KINDS: Readonly<Record<string, Kind>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'flag',
  array: 'list',
}

export function kindOf(type: DataType): Kind {
  if (type.enum !== undefined) return type.enum.every((value) => typeof value === 'string') ? 'text' : 'unknown'
  const names = [type.type ?? []].flat().filter((name) => name !== 'null')
  if (names.length !== 1) return 'unknown'
  if (names[0] === 'object') return type.properties === undefined ? 'map' : 'record'
  return KINDS[names[0] ?? ''] ?? 'unknown'
}

export const WORDS: Readonly<Record<Kind, string>> = {
  text: 'a text',
  number: 'a number',
  flag: 'true or false',
  list: 'a list',
  record: 'an object',
  map: 'an object',
  unknown: 'unknown',
}
