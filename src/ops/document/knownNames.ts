import type { Known } from '../../language/schemaProblems.ts'
import { memberSchema, type SlotSchema, schemaOf } from './listSlots.ts'

/** The names that the schema allows at an error's place, at any depth, for "did you mean" hints. */
export function knownNames(json: Readonly<Record<string, unknown>>): Known {
  return ({ instancePath, keyword }) => {
    let schema: SlotSchema = { properties: { ...schemaOf(json).properties, children: {}, fallback: {} } }
    let value: unknown = json
    for (const step of instancePath.split('/').slice(1)) {
      schema = Array.isArray(value) ? (schema.items ?? {}) : memberSchema(schema, step, value)
      value = Object(value)[step]
    }
    if (keyword === 'discriminator') return actionNames(schema)
    const branch = schema.oneOf?.find(({ properties }) => properties?.do?.const === Object(value).do) ?? schema
    return Object.keys(branch.properties ?? {})
  }
}

const actionNames = (schema: SlotSchema): string[] =>
  (schema.oneOf ?? []).map(({ properties }) => String(properties?.do?.const))
