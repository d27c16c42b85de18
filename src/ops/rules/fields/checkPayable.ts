import { isRecord } from '../../../../schemas/isRecord.ts'
import type { KnownFields } from '../../document/knownFields.ts'
import { escaped } from '../../document/listNodes.ts'
import type { RawField } from '../../document/RawField.ts'
import { mayStayEmpty, type ServerField } from '../../document/ServerField.ts'
import type { Finding } from '../../Finding.ts'
import { type ChoiceValues, checkValues } from './checkValues.ts'
import { fieldTextOf } from './FieldText.ts'
import { fillable, type PlacedRule } from './fillable.ts'
import { meansThousands } from './meansThousands.ts'
import { serverLook, serverRules } from './serverRules.ts'

export interface PayableAround {
  readonly serverFields?: readonly ServerField[] | undefined
  /** The countries where the method is offered; empty if not known. */
  readonly countries?: readonly string[] | undefined
}

/** W14: fields of a document that can never be filled in, values that their rules refuse, and blanks in values. */
export function checkPayable(
  { written }: KnownFields,
  { serverFields = [], countries = [] }: PayableAround,
): Finding[] {
  return written.flatMap((field) => {
    const server = field.isOverride ? serverFields.find(({ name }) => name === field.name) : undefined
    const { json, pointer, name, at } = withServer(field, server)
    const rules = Array.isArray(json.rules)
      ? placedRules(json.rules, `${pointer}/rules`)
      : server === undefined
        ? []
        : serverRules(server.json, '').map((rule) => ({ ...rule, pointer: at }))
    const kind = String(json.kind ?? 'text')
    const first = typeof json.default === 'string' ? { value: json.default, pointer: `${pointer}/default` } : undefined
    return [
      ...fillable({
        name,
        at,
        rules,
        first,
        text: fieldTextOf({ kind, json, countries }),
        choicesAt: `${pointer}/${['items', 'only', 'cascade'].find((one) => json[one] !== undefined) ?? ''}`,
      }),
      ...listsOf(field).flatMap((list) => checkValues({ ...list, isOptional: isOptional(field, server) })),
      ...ages(rulesOf(json), `${pointer}/rules`, name),
      ...thousands(json, pointer),
    ]
  })
}

/** An override keeps what it does not change: the kind, the mask and the choices of the server's field. */
function withServer(field: RawField, server: ServerField | undefined): RawField {
  if (server === undefined) return field
  const { default: _, ...look } = serverLook(server.json)
  return { ...field, json: { ...look, ...field.json } }
}

/** The lists of choices that the document writes itself. */
function listsOf({ json: { items, cascade }, pointer }: RawField): Pick<ChoiceValues, 'at' | 'values'>[] {
  const cases = Object.entries<unknown>(Object(Object(cascade).items))
  const lists = [
    [`${pointer}/items`, items] as const,
    ...cases.map(([value, list]) => [`${pointer}/cascade/items/${escaped(value)}`, list] as const),
  ]
  return lists.flatMap(([at, list]) =>
    Array.isArray(list) ? [{ at, values: list.map((item) => String(Object(item).value ?? '')) }] : [],
  )
}

/** Whether a field may stay empty. True also if that is not known. */
const isOptional = ({ isOverride, json }: RawField, server: ServerField | undefined): boolean =>
  json.optional === true ||
  json.requiredWhen !== undefined ||
  (isOverride && (server === undefined || mayStayEmpty(server.json)))

const rulesOf = ({ rules }: RawField['json']): readonly Record<string, unknown>[] =>
  Array.isArray(rules) ? rules.filter(isRecord) : []

/** The rules that always apply. */
function placedRules(rules: readonly unknown[], pointer: string): PlacedRule[] {
  return rules.flatMap((rule, index): PlacedRule[] => {
    if (!isRecord(rule) || rule.when !== undefined) return []
    const at = `${pointer}/${index}`
    const sources = [rule.regex ?? [], rule.anyOf ?? []].flat().filter((one) => typeof one === 'string' && one !== '')
    if (sources.length > 0) return [{ kind: 'regexes', sources: sources.map(String), pointer: at }]
    if (rule.check !== 'length' && rule.check !== 'range') return []
    return [{ kind: rule.check, min: numberOf(rule.min), max: numberOf(rule.max), pointer: at }]
  })
}

const numberOf = (value: unknown): number | undefined => (value === undefined ? undefined : Number(value))

function ages(rules: readonly Record<string, unknown>[], pointer: string, name: string): Finding[] {
  const yearsOf = (check: string) => rules.find((rule) => rule.check === check && rule.when === undefined)?.years
  const [least, most] = [Number(yearsOf('minAge')), Number(yearsOf('maxAge'))]
  if (!(least > most)) return []
  const message = `"${name}" can never be filled in: nobody is at least ${least} and at most ${most} years old. Exchange the two numbers`
  return [{ code: 'W14', pointer: `${pointer}/${rules.findIndex(({ check }) => check === 'maxAge')}`, message }]
}

/** W14: an amount whose point separates thousands for its author. */
function thousands(json: RawField['json'], pointer: string): Finding[] {
  const amounts = [
    ...(json.kind === 'amount' ? [['default', json.default] as const] : []),
    ...rulesOf(json).flatMap((rule, index) =>
      rule.check === 'range'
        ? (['min', 'max'] as const).map((name) => [`rules/${index}/${name}`, rule[name]] as const)
        : [],
    ),
  ]
  return amounts.flatMap(([at, amount]) => meansThousands(amount, `${pointer}/${at}`))
}
