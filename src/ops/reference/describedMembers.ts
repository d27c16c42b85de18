import { memberTable } from './markdown.ts'
import { memberRows, type Schema } from './memberRows.ts'

export type Words = Readonly<Record<string, string>>

/** The members of form fields have their own section in `method.md`. */
const OF_FIELDS = /fields\[\]/i

/**
 * The table of a schema's members: all of the first level, and the nested ones that have a description. `words` takes
 * precedence over the schema's descriptions, which take precedence over `common`. Throws if a member has none, or if
 * `words` describes one that does not exist. `about` names the table in errors.
 */
export function describedMembers(about: string, schema: object, words: Words, common: Words = {}): string {
  const rows = memberRows(schema as Schema)
    .map((row) => ({ ...row, description: words[row.name] || row.description || common[row.name] || '' }))
    .filter(({ name, description }) => /^\w+$/.test(name) || (description !== '' && !OF_FIELDS.test(name)))
  const undescribed = rows.filter(({ description }) => description === '').map(({ name }) => name)
  const gone = Object.keys(words).filter((name) => !rows.some((row) => row.name === name))
  if (undescribed.length + gone.length > 0)
    throw new Error(`${about}: no description of ${undescribed.join(', ')}; no member ${gone.join(', ')}.`)
  return memberTable(rows)
}
