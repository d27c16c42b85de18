import { isRecord } from '../../../schemas/isRecord.ts'
import { pieceNames } from '../../language/checkRules.ts'
import { escaped } from './listNodes.ts'
import type { RawNode } from './RawNode.ts'

/** A field in a document: a `field` node, a part of an address, or the override of a server's field. */
export interface RawField {
  readonly name: string
  /** Pointer to the field's name, or to the node that implies the name. */
  readonly at: string
  /** The field's properties; `pointer` is their place. */
  readonly json: Readonly<Record<string, unknown>>
  readonly pointer: string
  readonly node: RawNode
  readonly isOverride: boolean
}

const ADDRESS_PARTS = ['line1', 'line2', 'district', 'city', 'state', 'zip']

export function fieldsOf(node: RawNode): RawField[] {
  const { json, pointer } = node
  if (json.type === 'field' && typeof json.name === 'string') {
    return [{ name: json.name, at: `${pointer}/name`, json, pointer, node, isOverride: false }, ...pieces(node)]
  }
  if (json.type === 'address') return addressFields(node)
  return json.type === 'serverFields' && isRecord(json.override) ? overrides(json.override, node) : []
}

/** The names under which a field sends pieces of its value. */
function pieces(node: RawNode): RawField[] {
  const { json, pointer } = node
  return pieceNames(json).map((name) => {
    const at = `${pointer}/sendAs/${escaped(name)}`
    return { name, at, json: {}, pointer: at, node, isOverride: false }
  })
}

function addressFields(node: RawNode): RawField[] {
  const names = Object(node.json.names)
  return ADDRESS_PARTS.map((part) => {
    const isNamed = typeof names[part] === 'string'
    const at = isNamed ? `${node.pointer}/names/${part}` : node.pointer
    return { name: isNamed ? names[part] : part, at, json: {}, pointer: node.pointer, node, isOverride: false }
  })
}

function overrides(looks: Record<string, unknown>, node: RawNode): RawField[] {
  return Object.entries(looks).flatMap(([name, json]) => {
    const pointer = `${node.pointer}/override/${escaped(name)}`
    return isRecord(json) ? [{ name, at: pointer, json, pointer, node, isOverride: true }] : []
  })
}
