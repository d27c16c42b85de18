import { isRecord } from '../../../schemas/isRecord.ts'
import { named } from './createProblems.ts'

interface Validate {
  (value: unknown): boolean
  errors?: readonly { readonly instancePath: string }[] | null
}

interface MembersNeed {
  /** The names of all members; undefined for an object with arbitrary keys. */
  readonly known?: readonly string[]
  readonly nested?: readonly string[]
  readonly onBad: (what: string) => void
}

/**
 * The members of the host's object that fit the schema, without those that are null. A member that does not fit is left
 * out, and its path is passed to `onBad`: a mistake in one member must not keep the player from paying. Members of
 * `nested` are tables, of which only the bad entries are left out.
 */
export function usableMembers<T extends object>(
  given: unknown,
  validate: Validate,
  { known, nested = [], onBad }: MembersNeed,
): Partial<T> {
  if (given === undefined || given === null) return {}
  if (!isRecord(given)) {
    onBad('the whole member is not an object')
    return {}
  }
  const members = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
  for (const name of Object.keys(members)) if (known && !known.includes(name)) onBad(`${named(name)} is not known`)
  validate(members)
  for (const path of new Set((validate.errors ?? []).map(({ instancePath }) => instancePath))) {
    onBad(`${path} does not fit`)
    const [name = '', entry] = partsOf(path)
    const table = members[name]
    if (nested.includes(name) && entry !== undefined && isRecord(table)) members[name] = without(table, entry)
    else delete members[name]
  }
  return members as Partial<T>
}

/** The members of a JSON pointer. */
const partsOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

const without = (table: Readonly<Record<string, unknown>>, name: string): Record<string, unknown> => {
  const { [name]: _, ...rest } = table
  return rest
}
