import { Environment } from '@marcbachmann/cel-js'
import { type DataType, type Kind, kindOf } from './DataType.ts'

const FUNCTIONS = [
  'money(dyn, dyn): string',
  'number(dyn): string',
  'date(dyn): string',
  'upper(string): string',
  'last(string, double): string',
  'startsWith(string, string): bool',
  'min(double, double): double',
  'max(double, double): double',
  'round(double): double',
  'rem(double, double): double',
]

const PLAIN: Partial<Record<Kind, string>> = { text: 'string', number: 'double', flag: 'bool' }

/**
 * A CEL type checker for the names readable at one place. The checker is a development dependency and does not ship.
 */
export function celTypes(names: ReadonlyMap<string, DataType>): Environment {
  const environment = new Environment({ unlistedVariablesAreDyn: false, homogeneousAggregateLiterals: false })
  for (const signature of FUNCTIONS) environment.registerFunction(signature, () => undefined)
  let records = 0
  for (const [name, type] of names) environment.registerVariable(name, declare(type))
  return environment

  function declare(type: DataType): string {
    const kind = kindOf(type)
    if (kind === 'list') return `list<${declare(type.items ?? {})}>`
    if (kind === 'map') return `map<string, ${declare(mapped(type))}>`
    if (kind !== 'record') return PLAIN[kind] ?? 'dyn'
    const fields = Object.entries(type.properties ?? {}).map(([name, member]) => [name, declare(member)])
    const name = `Record${++records}`
    environment.registerType({ name, fields: Object.fromEntries(fields) })
    return name
  }
}

const mapped = ({ additionalProperties: values }: DataType): DataType => (typeof values === 'object' ? values : {})
