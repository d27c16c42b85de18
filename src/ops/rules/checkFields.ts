import { nearest } from '../../layout/nearest.ts'
import { isObject } from '../document/listNodes.ts'
import { listSlots } from '../document/listSlots.ts'
import type { RawNode } from '../document/RawNode.ts'
import type { Finding } from '../Finding.ts'

/** E05, W06: fields are spoken of by names that exist. `serverFields` are known for a method's folder. */
export function checkFields(nodes: readonly RawNode[], serverFields: readonly string[] | undefined): Finding[] {
  const own = nodes.flatMap(({ json }) => (json.type === 'field' ? [String(json.name)] : []))
  const drawsServerFields = nodes.some(({ json }) => json.type === 'serverFields')
  // Without the method, any name may be one of the server's.
  const known = drawsServerFields ? serverFields && [...own, ...serverFields] : own
  const spoken = known === undefined ? [] : nodes.flatMap(spokenFields).filter(({ name }) => !known.includes(name))
  const dressed = serverFields === undefined ? [] : nodes.flatMap(dressedFields)
  return [
    ...spoken.map(({ name, pointer }): Finding => {
      return { code: 'E05', pointer, message: `"${name}" is no field of this document${meant(name, known!)}` }
    }),
    ...dressed
      .filter(({ name }) => !serverFields!.includes(name) && name !== 'amount')
      .map(({ name, pointer }): Finding => {
        return { code: 'W06', pointer, message: `the method has no field "${name}"${meant(name, serverFields!)}` }
      }),
  ]
}

interface Spoken {
  readonly name: string
  readonly pointer: string
}

function spokenFields(node: RawNode): Spoken[] {
  const target =
    node.json.type === 'chips' ? [{ name: String(node.json.target), pointer: `${node.pointer}/target` }] : []
  const set = listSlots(node).flatMap(({ kind, value, pointer }) =>
    kind === 'action' && isObject(value) && value.do === 'setField'
      ? [{ name: String(value.field), pointer: `${pointer}/field` }]
      : [],
  )
  return [...target, ...set]
}

function dressedFields({ json, pointer }: RawNode): Spoken[] {
  if (json.type !== 'serverFields') return []
  const except = Array.isArray(json.except) ? json.except : []
  return [
    ...except.map((name, index) => ({ name: String(name), pointer: `${pointer}/except/${index}` })),
    ...Object.keys(Object(json.override)).map((name) => ({ name, pointer: `${pointer}/override/${name}` })),
  ]
}

function meant(word: string, allowed: readonly string[]): string {
  const close = nearest(word, allowed)
  if (close !== undefined) return `: did you mean "${close}"?`
  return allowed.length === 0 ? ': it has none' : `: it has ${allowed.join(', ')}`
}
