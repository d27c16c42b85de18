import { isRecord } from '../../schemas/isRecord.ts'

/** The subset of JSON Schema used for requests. */
export interface Shape {
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly additionalProperties?: boolean | Shape
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
}

/**
 * Problems of a request, as sentences. Uses none of the widget's validators, so that it detects their mistakes.
 */
export function problemsOf(shape: Shape, value: unknown, path = 'payload'): string[] {
  const { type, pattern } = shape
  if (type !== undefined && ![type].flat().some((name) => isOfType(name, value))) {
    return [`${path} must be ${[type].flat().join(' or ')}`]
  }
  if (shape.enum && !shape.enum.includes(value)) return [`${path} must be one of ${shape.enum.join(', ')}`]
  if (pattern !== undefined && typeof value === 'string' && !new RegExp(pattern, 'u').test(value)) {
    return [`${path} must match ${pattern}`]
  }
  if (typeof value === 'number' && !isWithin(value, shape)) return [`${path} is out of range`]
  if (Array.isArray(value)) {
    const { items = {} } = shape
    return value.flatMap((item, index) => problemsOf(items, item, `${path}.${index}`))
  }
  return isRecord(value) ? memberProblems(shape, value, path) : []
}

const isWithin = (value: number, { minimum = -Infinity, maximum = Infinity }: Shape): boolean =>
  value >= minimum && value <= maximum

function memberProblems(shape: Shape, value: Record<string, unknown>, path: string): string[] {
  const missing = (shape.required ?? []).filter((name) => !Object.hasOwn(value, name))
  return [
    ...missing.map((name) => `${path}.${name} is missing`),
    ...Object.entries(value).flatMap(([name, member]) => memberProblem(shape, name, member, `${path}.${name}`)),
  ]
}

function memberProblem(shape: Shape, name: string, member: unknown, path: string): string[] {
  const own = shape.properties && Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined
  if (own) return problemsOf(own, member, path)
  const rest = shape.additionalProperties ?? true
  if (rest === false) return [`${path} is not a member of this call`]
  return rest === true ? [] : problemsOf(rest, member, path)
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isRecord(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}
