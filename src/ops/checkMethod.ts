import validateMethod from 'virtual:validate/calls/paymentMethod/PAYMENT_METHOD?full'
import { PAYMENT_METHOD } from '../../schemas/calls/paymentMethod.ts'
import { isRecord } from '../../schemas/isRecord.ts'
import { schemaProblems } from '../language/schemaProblems.ts'
import { type FileReport, readThen } from './checkFile.ts'
import type { RegexProof } from './createRegexProof.ts'
import { escaped } from './document/listNodes.ts'
import { listFields, type ServerFieldJson } from './document/ServerField.ts'
import type { Finding } from './Finding.ts'
import { isCopyName } from './isCopyName.ts'
import { isSameName } from './isSameName.ts'
import { checkAssets, type HasAsset } from './rules/codes/checkAssets.ts'
import { type PlacedRegex, placed, regexFindings } from './rules/fields/checkRegexes.ts'
import { type Beside, checkServerMethod } from './rules/server/checkServerMethod.ts'

/** The server's regular expressions may be longer than a layout's and need not be valid with the `u` flag. */
const SERVER_REGEXES = { maxLength: 512, flags: ['u', ''] }

export interface MethodAround extends Beside {
  readonly proof?: RegexProof | undefined
  /** Absent: nothing is known about the deployment's pictures and videos. */
  readonly hasAsset?: HasAsset | undefined
}

/** Checks a `method.json`: its schema, its folder's name, the names and amounts in it, and its fields' rules. */
export function checkMethod(
  source: string,
  folder: string,
  { proof, hasAsset = () => undefined, ...around }: MethodAround = {},
): FileReport {
  return readThen(source, ({ value }) => ({
    findings: [
      ...shape(value),
      ...misnamed(value, folder),
      ...checkServerMethod(value, around),
      ...(isRecord(value) ? checkAssets(value, hasAsset) : []),
      ...listFields(value).flatMap((field, index) => fieldFindings(field, index, proof)),
    ],
  }))
}

const shape = (value: unknown): Finding[] =>
  validateMethod(value)
    ? []
    : schemaProblems(validateMethod, '', value, ({ instancePath }) =>
        instancePath === '' ? Object.keys(PAYMENT_METHOD.properties) : [],
      )

function misnamed(value: unknown, folder: string): Finding[] {
  const name = Object(value).name
  if (typeof name !== 'string' || isSameName(name, folder)) return []
  const message = isCopyName(folder, name)
    ? `the method is named "${name}", and its folder "${folder}" looks like a copy of that method: delete the folder, or give the method and the folder another name`
    : `the method is named "${name}", but its folder "${folder}": give both the same name`
  return [{ code: 'E01', pointer: '/name', message }]
}

function fieldFindings(field: ServerFieldJson, index: number, proof: RegexProof | undefined): Finding[] {
  return regexesOf(field, `/fields/${index}`)
    .flatMap((regex) => regexFindings(regex, { ...SERVER_REGEXES, proof }))
    .map((finding) => ({ ...finding, message: `field "${field.name}": ${finding.message}` }))
}

/** The regular expressions in all formats of a server's field (DATA-22 to 28). */
function regexesOf(field: ServerFieldJson, pointer: string): PlacedRegex[] {
  const listed = (list: unknown, at: string) =>
    Array.isArray(list) ? list.map((rule, rank) => [`${at}/${rank}/regex`, Object(rule).regex] as const) : []
  const keys = Object(field.user_payment_fields)
  const byKey = Object.entries(keys).map(([type, key]) => {
    return [`user_payment_fields/${escaped(type)}/regex`, Object(key).regex] as const
  })
  const byMember = Object.entries(Object(keys.regex)).map(([type, regex]) => {
    return [`user_payment_fields/regex/${escaped(type)}`, regex] as const
  })
  return placed(
    [
      ['regex', field.regex],
      ['pattern', field.pattern],
      ...listed(field.regexList, 'regexList'),
      ...listed(Object(field.props).validations, 'props/validations'),
      ...byKey,
      ...byMember,
    ],
    pointer,
  )
}
