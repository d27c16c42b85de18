import { isRecord } from '../../../../schemas/isRecord.ts'
import type { KnownFields } from '../../document/knownFields.ts'
import { escaped } from '../../document/listNodes.ts'
import type { RawField } from '../../document/RawField.ts'
import type { Finding } from '../../Finding.ts'
import { hint } from '../../types/typeAt.ts'
import { whyNever } from '../expressions/whyNever.ts'
import { cycles } from './cycles.ts'

/** E16, W01, W08: choices that depend on another field's value. */
export function checkCascades(fields: KnownFields): Finding[] {
  const hanging = fields.written.filter(({ json }) => isRecord(json.cascade))
  return [...endless(hanging), ...hanging.flatMap((field) => mismatches(field, fields))]
}

const decider = ({ json }: RawField): string => String(Object(json.cascade).by)

function endless(hanging: readonly RawField[]): Finding[] {
  const next = new Map(hanging.map((field) => [field.name, [decider(field)]]))
  return cycles(next).map((cycle) => {
    const field = hanging.find(({ name }) => name === cycle[0])!
    const message = `the choices depend on each other, so nothing can be chosen: ${cycle.join(' → ')}. Give one of these fields "items" instead of "cascade"`
    return { code: 'E16', pointer: `${field.pointer}/cascade/by`, message }
  })
}

function mismatches(field: RawField, fields: KnownFields): Finding[] {
  const by = decider(field)
  const offered = [...new Set(fields.valuesOf(by))]
  const cases = Object.keys(Object(Object(field.json.cascade).items))
  const at = `${field.pointer}/cascade/items`
  if (offered.length === 0)
    return cases.flatMap((value): Finding[] => {
      const reason = whyNever(by, value, fields)
      const message = `"${by}" is never "${value}": ${reason}`
      return reason === undefined ? [] : [{ code: 'W01', pointer: `${at}/${escaped(value)}`, message }]
    })
  return [
    ...cases
      .filter((value) => !offered.includes(value))
      .map((value): Finding => {
        return {
          code: 'W01',
          pointer: `${at}/${escaped(value)}`,
          message: `"${by}" is never "${value}": ${hint(value, offered)}`,
        }
      }),
    ...offered
      .filter((value) => !cases.includes(value))
      .map((value): Finding => {
        const message = `when "${by}" is "${value}", there is nothing to choose from in "${field.name}": give it items for "${value}"`
        return { code: 'W08', pointer: at, message }
      }),
  ]
}
