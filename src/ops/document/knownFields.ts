import { fieldsOf, type RawField } from './RawField.ts'
import type { RawNode } from './RawNode.ts'
import type { ServerField } from './ServerField.ts'

/** The fields of a form, as far as the document and the method define them. */
export interface KnownFields {
  /** Undefined if the document draws the server's fields and the method is unknown: any name may then be valid. */
  readonly names: readonly string[] | undefined
  readonly own: ReadonlyMap<string, RawField>
  /** All fields and overrides in the document, including those in fallbacks. */
  readonly written: readonly RawField[]
  readonly valuesOf: (name: string) => readonly string[] | undefined
}

export function knownFields(nodes: readonly RawNode[], server: readonly ServerField[] | undefined): KnownFields {
  const written = nodes.flatMap(fieldsOf)
  const own = written.filter(({ isOverride }) => !isOverride)
  const drawsServer = nodes.some(({ json }) => json.type === 'serverFields')
  const byName = new Map(own.toReversed().map((field) => [field.name, field]))
  const names = [...byName.keys()].toReversed()
  const offered = (name: string) =>
    written.filter((field) => field.name === name).flatMap((field) => valuesOf(field) ?? [])
  return {
    // If the method is unknown, any name may be a field of the server.
    names: drawsServer ? server && [...names, ...server.map(({ name }) => name)] : names,
    own: byName,
    written,
    valuesOf: (name) => {
      const values = offered(name)
      return values.length > 0 ? values : drawsServer ? server?.find((field) => field.name === name)?.values : undefined
    },
  }
}

/** A field's possible values; undefined for a typed field, or if the choices are not in the document. */
function valuesOf({ json }: RawField): string[] | undefined {
  if (json.kind === 'checkbox') return ['true', 'false']
  if (Array.isArray(json.items)) return json.items.map((item) => String(Object(item).value))
  if (Array.isArray(json.only)) return json.only.map(String)
  const cases = Object.values(Object(Object(json.cascade).items)).flat()
  return cases.length > 0 ? cases.map((item) => String(Object(item).value)) : undefined
}
