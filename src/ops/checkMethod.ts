import validateMethod from 'virtual:validate/calls/paymentMethod/PAYMENT_METHOD?full'
import { PAYMENT_METHOD } from '../../schemas/calls/paymentMethod.ts'
import { schemaProblems } from '../layout/schemaProblems.ts'
import { type FileReport, readThen } from './checkFile.ts'
import type { Finding } from './Finding.ts'
import { regexProblem } from './rules/checkRegexes.ts'

/** What a server's rule may be long: theirs are longer than a layout's. */
const SERVER_REGEX_LENGTH = 512

/** Checks a `method.json`: its schema, the name of its folder, and the rules of its fields. */
export function checkMethod(source: string, folder: string): FileReport {
  return readThen(source, ({ value }) => ({
    findings: [...shape(value), ...misnamed(value, folder), ...fieldsOf(value).flatMap(fieldRegexes)],
  }))
}

/** The names under which the method's fields go out. */
export function serverFieldNames(method: unknown): string[] {
  return fieldsOf(method).flatMap(({ alias, name }) => ((alias ?? name) === undefined ? [] : [String(alias || name)]))
}

const shape = (value: unknown): Finding[] =>
  validateMethod(value)
    ? []
    : schemaProblems(validateMethod, '', value, ({ instancePath }) =>
        instancePath === '' ? Object.keys(PAYMENT_METHOD.properties) : [],
      )

function misnamed(value: unknown, folder: string): Finding[] {
  const name = Object(value).name
  if (typeof name !== 'string' || name === folder) return []
  return [
    {
      code: 'E01',
      pointer: '/name',
      message: `the method is named "${name}" and its folder "${folder}": name them alike`,
    },
  ]
}

type Fields = Readonly<Record<string, unknown>>[]

function fieldsOf(method: unknown): Fields {
  const fields = Object(method).fields
  return Array.isArray(fields) ? fields.map(Object) : []
}

function fieldRegexes(field: Fields[number], index: number): Finding[] {
  const at = `/fields/${index}`
  const validations = Object(field.props).validations
  const rules: [string, unknown][] = Array.isArray(validations)
    ? validations.map((rule, rank) => [`${at}/props/validations/${rank}/regex`, Object(rule).regex])
    : []
  return [[`${at}/regex`, field.regex] as [string, unknown], ...rules].flatMap(([pointer, regex]) => {
    const message = regexProblem(regex, SERVER_REGEX_LENGTH, '')
    return message === undefined
      ? []
      : [{ code: 'E06' as const, pointer, message: `field "${field.name}": ${message}` }]
  })
}
