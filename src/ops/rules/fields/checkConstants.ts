import type { KnownFields } from '../../document/knownFields.ts'
import type { RawField } from '../../document/RawField.ts'
import type { ServerField } from '../../document/ServerField.ts'
import type { Finding } from '../../Finding.ts'

/**
 * W12: a field of the document has the same name as a field of the method, and the player does not fill in one of the
 * two (D-38). Only one of the values is sent; the finding says which.
 */
export function checkConstants({ own }: KnownFields, serverFields: readonly ServerField[]): Finding[] {
  return [...own.values()].flatMap((field): Finding[] => {
    const asked = field.name === 'amount' ? undefined : serverFields.find(({ name }) => name === field.name)
    const message = asked && verdict(asked, unseenFields(field, own, []))
    return message === undefined ? [] : [{ code: 'W12', pointer: field.at, message }]
  })
}

function verdict({ name, value, isHidden }: ServerField, unseen: readonly RawField[]): string | undefined {
  const isConstant = unseen.length > 0 && unseen.every(hasValue)
  if (value !== '' && (isHidden || unseen.length > 0)) {
    return `the method sends a value for "${name}": that value is sent, and this field is ignored`
  }
  if (isConstant)
    return `the method asks for "${name}" and sends no value: this constant is sent, and the player is not asked`
  if (isHidden) return `the method fills in "${name}" itself: this field is ignored`
  if (unseen.length === 0) return undefined
  return `the method asks for "${name}" and this field has no value: the player is asked instead. Give it a "default"`
}

/** The hidden fields that a value is composed of, or the field itself if it is hidden. */
function unseenFields(field: RawField, own: KnownFields['own'], within: readonly string[]): readonly RawField[] {
  const { json, name } = field
  if (within.includes(name)) return []
  if (json.kind === 'hidden') return [field]
  if (json.kind !== 'composed' || !Array.isArray(json.parts)) return []
  return json.parts.flatMap((part) => {
    const found = own.get(String(part))
    return found === undefined ? [] : unseenFields(found, own, [...within, name])
  })
}

const hasValue = ({ json }: RawField): boolean =>
  json.initial !== undefined || (json.default !== undefined && json.default !== '')
