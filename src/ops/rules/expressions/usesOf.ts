import { isRecord } from '../../../../schemas/isRecord.ts'
import type { Expression } from '../../../language/expression/Expression.ts'
import { ExpressionProblem } from '../../../language/expression/ExpressionProblem.ts'
import { parseExpression } from '../../../language/expression/parseExpression.ts'
import { listSlots } from '../../document/listSlots.ts'
import type { RawNode } from '../../document/RawNode.ts'
import { stepsOf } from '../../document/stepsOf.ts'
import type { Finding } from '../../Finding.ts'
import type { DataType } from '../../types/DataType.ts'
import { typeAt } from '../../types/typeAt.ts'

/** The type of result that an expression's place needs. */
export type Wanted = 'condition' | 'shown' | 'key' | 'list' | (typeof SOURCE_KINDS)[number]

/** Slots whose value is a path to a record or a list. */
const SOURCE_KINDS = [
  'tile',
  'chips',
  'country',
  'requisites',
  'offer',
  'bonuses',
  'texts',
  'time',
  'slides',
  'video',
  'picture',
] as const

export interface Use {
  readonly source: string
  readonly pointer: string
  readonly wanted: Wanted
  readonly names: ReadonlyMap<string, DataType>
}

/** All expressions and paths of a node, each with the type of result that it must have. */
export function usesOf(node: RawNode): Use[] {
  const { json, pointer, names, inner } = node
  const uses: Use[] = []
  const add = (source: unknown, at: string, wanted: Wanted, known = names) => {
    if (typeof source === 'string' && source !== '') uses.push({ source, pointer: at, wanted, names: known })
  }
  for (const slot of listSlots(node)) {
    const at = slot.pointer
    if (slot.kind === 'text' && isRecord(slot.value)) {
      add(slot.value.$, `${at}/$`, 'shown')
      add(slot.value.keyFrom, `${at}/keyFrom`, 'key')
      for (const [name, source] of Object.entries(Object(slot.value.args))) add(source, `${at}/args/${name}`, 'shown')
    }
    if (slot.kind === 'ref' && isRecord(slot.value)) add(slot.value.$, `${at}/$`, 'shown')
    if (SOURCES.has(slot.kind)) add(slot.value, at, slot.kind as Wanted)
  }
  if (json.type === 'switch') add(json.on, `${pointer}/on`, 'shown')
  if (json.type === 'repeat') add(json.key, `${pointer}/key`, 'shown', inner)
  return uses
}

const SOURCES: ReadonlySet<string> = new Set(['condition', 'list', ...SOURCE_KINDS])

/** Parses an expression. An unknown name is E05, with the nearest name; any other parse error is E04. */
export function expressionOf({ source, pointer, names }: Use): Expression | Finding {
  try {
    return parseExpression(source, new Set(names.keys()))
  } catch (error) {
    if (!(error instanceof ExpressionProblem)) throw error
    const { column, message } = error
    if (error.code !== 'unknownName')
      return { code: 'E04', pointer, column, message: `"${source}": ${message}${lookalike(source[column - 1])}` }
    const path = /^\w+(?:\.\w+|\["[^"\\]+"\])*/.exec(source.slice(column - 1))?.[0] ?? source
    const found = typeAt(stepsOf(path), names)
    return { code: 'E05', pointer, column, message: 'problem' in found ? found.problem : message }
  }
}

/** Cyrillic and Greek letters, and the Latin ones that look the same. */
const LOOKALIKES = new Map(
  [...'аеорсхуіјАВЕКМНОРСТХοΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'].map((letter, at) => [letter, 'aeopcxyijABEKMHOPCTXoABEZHIKMNOPTYX'[at]]),
)

function lookalike(letter = ''): string {
  const latin = LOOKALIKES.get(letter)
  return latin === undefined ? '' : ` It only looks like the Latin letter "${latin}": type the name again.`
}
