import { escaped } from '../../document/listNodes.ts'
import type { RawNode } from '../../document/RawNode.ts'
import { stepsOf } from '../../document/stepsOf.ts'
import type { Finding } from '../../Finding.ts'
import { type DataType, kindOf } from '../../types/DataType.ts'
import { hint, typeAt } from '../../types/typeAt.ts'
import { differs } from '../expressions/checkConstant.ts'

/** W01: a case of a switch with a value that the switch's path never has, or a switch on a text for players. */
export function checkSwitches(nodes: readonly RawNode[]): Finding[] {
  return nodes.flatMap(({ json, pointer, names }) => {
    if (json.type !== 'switch' || typeof json.on !== 'string') return []
    const steps = stepsOf(json.on)
    const found = typeAt(steps, names)
    if ('type' in found && found.type.isWords)
      return [{ code: 'W01' as const, pointer: `${pointer}/on`, message: differs(steps, names) }]
    const values = 'type' in found ? valuesOf(found.type) : undefined
    if (values === undefined) return []
    return Object.keys(Object(json.cases))
      .filter((value) => !values.includes(value))
      .map((value) => ({
        code: 'W01' as const,
        pointer: `${pointer}/cases/${escaped(value)}`,
        message: `"${json.on}" is never "${value}": ${hint(value, values)}`,
      }))
  })
}

function valuesOf(type: DataType): string[] | undefined {
  if (kindOf(type) === 'flag') return ['true', 'false']
  return type.enum?.map(String)
}
