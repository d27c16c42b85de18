import type { Environment } from '@marcbachmann/cel-js'
import { isPiece } from '../../../../schemas/isPiece.ts'
import {
  BONUS_VIEW,
  CHIP_VIEW,
  COUNTRY_VIEW,
  ICON_VIEW,
  OFFER_VIEW,
  REQUISITE_VIEW,
  SLIDE_VIEW,
  TEXT_VIEW,
  TILE_VIEW,
  TIME_VIEW,
  VIDEO_VIEW,
} from '../../../../schemas/scopes/views.ts'
import type { Expression } from '../../../language/expression/Expression.ts'
import { pathsOf } from '../../../language/expression/pathsOf.ts'
import type { RawNode } from '../../document/RawNode.ts'
import type { Finding } from '../../Finding.ts'
import { celProblem, kind } from '../../types/celProblem.ts'
import { celTypes } from '../../types/celTypes.ts'
import { type DataType, kindOf } from '../../types/DataType.ts'
import { typeAt } from '../../types/typeAt.ts'
import { checkConstant } from './checkConstant.ts'
import { expressionOf, type Use, usesOf, type Wanted } from './usesOf.ts'

/** E04, E05, W01: the paths of expressions exist, and the results have the types that the expressions' places need. */
export function checkUses(nodes: readonly RawNode[], method?: string): Finding[] {
  const environments = new Map<ReadonlyMap<string, DataType>, Environment>()
  const environmentOf = (names: ReadonlyMap<string, DataType>): Environment => {
    const known = environments.get(names) ?? celTypes(names)
    environments.set(names, known)
    return known
  }
  return nodes.flatMap(usesOf).flatMap((use) => checkUse(use, environmentOf, method))
}

function checkUse(use: Use, environmentOf: (names: Use['names']) => Environment, method?: string): Finding[] {
  const expression = expressionOf(use)
  if ('code' in expression) return [expression]
  const lost = pathsOf(expression).flatMap(({ steps, column }): Finding[] => {
    const found = typeAt(steps, use.names)
    return 'problem' in found ? [{ code: 'E05', pointer: use.pointer, column, message: found.problem }] : []
  })
  if (lost.length > 0) return lost
  const answer = celProblem(expression, environmentOf(use.names))
  if ('problem' in answer) {
    return [{ code: 'E04', pointer: use.pointer, column: answer.column, message: `"${use.source}": ${answer.problem}` }]
  }
  const mismatch = mismatchOf(use, expression, answer.type)
  if (mismatch !== undefined) return [{ code: 'E04', pointer: use.pointer, message: mismatch }]
  return checkConstant(use, expression, method)
}

const VIEWS: Partial<Record<Wanted, [view: object, words: string]>> = {
  tile: [TILE_VIEW, 'a tile'],
  country: [COUNTRY_VIEW, 'a country'],
  chips: [CHIP_VIEW, 'a list of quick amounts'],
  requisites: [REQUISITE_VIEW, 'a list of payment details'],
  offer: [OFFER_VIEW, 'an offer'],
  bonuses: [BONUS_VIEW, 'a list of bonuses'],
  texts: [TEXT_VIEW, 'a list of texts'],
  time: [TIME_VIEW, 'a deadline'],
  slides: [SLIDE_VIEW, 'a list of steps'],
  video: [VIDEO_VIEW, 'a video'],
  picture: [ICON_VIEW, 'an icon'],
}

/** Kinds that need a list; the kind's view describes one item. */
const LISTS: ReadonlySet<Wanted> = new Set(['chips', 'bonuses', 'requisites', 'texts', 'slides'])

function mismatchOf({ source, wanted, names }: Use, expression: Expression, cel: string): string | undefined {
  const is = `"${source}" is ${kind(cel)}`
  if (cel === 'dyn') return undefined
  if (wanted === 'condition')
    return cel === 'bool' ? undefined : `${is}, but a condition must be true or false: compare it with a value`
  if (wanted === 'list') return cel.startsWith('list') ? undefined : `${is}, but a list is required`
  if (wanted === 'key') return cel === 'string' ? undefined : `${is}, but a translation key is required`
  if (wanted === 'shown') return isShown(cel) ? undefined : `${is} and can't be shown: use one of its members`
  const [view, words] = VIEWS[wanted]!
  const type = typeOf(expression, names)
  const shape = LISTS.has(wanted) && type !== undefined ? (type.items ?? {}) : type
  return shape !== undefined && (isPiece(shape, view) || kindOf(shape) === 'unknown')
    ? undefined
    : `${is}, but ${words} is required`
}

const isShown = (cel: string): boolean => ['string', 'double', 'bool'].includes(cel)

function typeOf(expression: Expression, names: Use['names']): DataType | undefined {
  if (expression.kind !== 'path') return undefined
  const found = typeAt([expression.root, ...expression.steps], names)
  return 'type' in found ? found.type : undefined
}
