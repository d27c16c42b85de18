import type { KnownFields } from '../../document/knownFields.ts'
import type { RawField } from '../../document/RawField.ts'
import { conditionsOf } from '../../document/RawNode.ts'
import type { Finding } from '../../Finding.ts'
import { cycles } from './cycles.ts'

/** E18, W08: values composed of other fields. */
export function checkComposed(fields: KnownFields): Finding[] {
  const composed = fields.written.filter(({ json }) => json.kind === 'composed' && Array.isArray(json.parts))
  return [
    ...endless(composed),
    ...composed.flatMap((field) => unsent(field, fields)),
    ...composed
      .filter(({ json }) => json.template !== undefined)
      .flatMap((field) => [...halfShown(field, fields), ...halfFilled(field, fields)]),
  ]
}

const partsOf = ({ json }: RawField): string[] => (json.parts as readonly unknown[]).map(String)

function endless(composed: readonly RawField[]): Finding[] {
  return cycles(new Map(composed.map((field) => [field.name, partsOf(field)]))).map((cycle) => {
    const field = composed.find(({ name }) => name === cycle[0])!
    const pointer = `${field.pointer}/parts/${partsOf(field).indexOf(cycle[1]!)}`
    return { code: 'E18', pointer, message: `a composed value can't contain itself: ${cycle.join(' → ')}` }
  })
}

function unsent(field: RawField, { own }: KnownFields): Finding[] {
  return partsOf(field).flatMap((name, index) =>
    own.get(name)?.json.wire === 'none'
      ? [
          {
            code: 'E18' as const,
            pointer: `${field.pointer}/parts/${index}`,
            message: `"${name}" has "wire": "none", so it is missing from "${field.name}" too: remove its "wire" (a part is never sent on its own)`,
          },
        ]
      : [],
  )
}

/** A template is sent only when all its parts have values, so the parts should be shown together. */
function halfShown(field: RawField, { own }: KnownFields): Finding[] {
  const around = new Set(conditionsOf(field.node))
  const conditions = partsOf(field).map((name) =>
    conditionsOn(own.get(name)).filter((condition) => !around.has(condition)),
  )
  return partsOf(field).flatMap((name, index) => {
    const alone = conditions[index]!.find((condition) => !conditions.every((others) => others.includes(condition)))
    if (alone === undefined) return []
    const message = `"${name}" is not always shown when the other parts are (${alone}), and "${field.name}" is not sent without it: put "${field.name}" and all its parts under one condition`
    return [{ code: 'W08' as const, pointer: `${field.pointer}/parts/${index}`, message }]
  })
}

/** If an optional part is empty, the composed value is not sent at all. */
function halfFilled(field: RawField, { own }: KnownFields): Finding[] {
  return partsOf(field).flatMap((name, index): Finding[] => {
    const { optional, requiredWhen } = own.get(name)?.json ?? {}
    if (optional !== true && requiredWhen === undefined) return []
    const message = `"${name}" may stay empty, and "${field.name}" is not sent without it: make it required, or take it out of the template`
    return [{ code: 'W08', pointer: `${field.pointer}/parts/${index}`, message }]
  })
}

function conditionsOn(field: RawField | undefined): string[] {
  if (field === undefined) return []
  const { show } = field.json
  return [...conditionsOf(field.node), ...(typeof show === 'string' ? [show] : [])]
}
