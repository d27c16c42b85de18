import { type DateFormat, readDate } from '../../../../schemas/typing/date.ts'
import { fieldProblems, lookProblems, type RuleJson, ruleProblems } from '../../../language/checkRules.ts'
import { checkShape } from '../../../language/checkShape.ts'
import { listSlots } from '../../document/listSlots.ts'
import { fieldsOf, type RawField } from '../../document/RawField.ts'
import type { RawNode } from '../../document/RawNode.ts'
import type { Finding } from '../../Finding.ts'

/** E01, E18, W09: rules for single fields that JSON Schema can't express. */
export function checkFieldRules(nodes: readonly RawNode[]): Finding[] {
  // These rules rely on the schema. Nodes that don't fit it are skipped, because they have been reported.
  const sound = nodes.filter(({ json, pointer }) => checkShape(json, pointer).problems.length === 0)
  return sound.flatMap((node) => [...listSlots(node).flatMap(ruleFindings), ...fieldsOf(node).flatMap(fieldFindings)])
}

function ruleFindings({ kind, value, pointer }: ReturnType<typeof listSlots>[number]): Finding[] {
  if (kind !== 'rules') return []
  return (value as readonly RuleJson[]).flatMap((rule, index) =>
    ruleProblems(rule).map((message) => ({ code: 'E01', pointer: `${pointer}/${index}`, message })),
  )
}

function fieldFindings({ json, pointer, isOverride }: RawField): Finding[] {
  const kind = String(json.kind ?? '')
  const problems = isOverride ? lookProblems(json) : fieldProblems(kind, json)
  const code = kind === 'composed' ? 'E18' : 'E01'
  return [
    ...problems.map((message): Finding => ({ code, pointer, message })),
    ...(problems.length === 0 ? [...unrealDay(json, pointer), ...superfluous(json, pointer)] : []),
  ]
}

function unrealDay({ kind, format = 'DD/MM/YYYY', default: first }: RawField['json'], pointer: string): Finding[] {
  if (kind !== 'date' || typeof first !== 'string') return []
  if (readDate(first, format as DateFormat) !== undefined) return []
  return [{ code: 'E01', pointer: `${pointer}/default`, message: `There is no day ${first} (${format}).` }]
}

function superfluous({ optional, requiredWhen }: RawField['json'], pointer: string): Finding[] {
  if (optional !== true || requiredWhen === undefined) return []
  const message = '"requiredWhen" defines when it may stay empty: remove "optional"'
  return [{ code: 'W09', pointer: `${pointer}/optional`, message }]
}
