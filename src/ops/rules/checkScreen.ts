import { SCREENS, type ScreenName } from '../../../schemas/layout/screens.ts'
import { unknownScreen } from '../../layout/checkNames.ts'
import { missingParts } from '../../layout/checkParts.ts'
import { conditionsOf, type RawNode } from '../document/RawNode.ts'
import type { Finding } from '../Finding.ts'

/** E01, E09, E13, E14, W09: the screen exists, is the one that the file is named after, and has all its parts and no other's. */
export function checkScreen(screen: unknown, nodes: readonly RawNode[], fileScreen: string | undefined): Finding[] {
  if (typeof screen !== 'string') return []
  const known = Object.hasOwn(SCREENS, screen)
  if (!known) return [{ code: 'E01', pointer: '/screen', message: unknownScreen(screen) }]
  return [
    ...misnamed(screen, fileScreen),
    ...missingParts(screen as ScreenName, typesOf(nodes)),
    ...strayParts(screen as ScreenName, nodes),
    ...hiddenAmounts(nodes),
    ...sharedFields(nodes),
  ]
}

/** What only a form draws. */
const FORM_PARTS: ReadonlySet<string> = new Set(['field', 'serverFields', 'address', 'steps', 'step', 'review'])

function strayParts(screen: ScreenName, nodes: readonly RawNode[]): Finding[] {
  if (SCREENS[screen].isForm) return []
  return nodes.flatMap(({ json, pointer }): Finding[] =>
    FORM_PARTS.has(String(json.type))
      ? [{ code: 'W09', pointer, message: `"${json.type}" is not drawn here: the screen "${screen}" is no form` }]
      : [],
  )
}

function misnamed(screen: string, fileScreen: string | undefined): Finding[] {
  if (fileScreen === undefined || fileScreen === screen) return []
  const message = `the file is named ${fileScreen}.json and draws "${screen}": name it ${screen}.json`
  return [{ code: 'E01', pointer: '/screen', message }]
}

/** The amount always goes out, and nobody pays what they don't see. */
function hiddenAmounts(nodes: readonly RawNode[]): Finding[] {
  return nodes.flatMap((node): Finding[] => {
    const { json, pointer } = node
    if (json.type !== 'field' || json.kind !== 'amount') return []
    const [condition] = [...conditionsOf(node), ...(typeof json.show === 'string' ? [json.show] : [])]
    if (condition === undefined) return []
    const message = `the amount always goes out, and is not always shown (${condition}): take the condition away`
    return [{ code: 'E14', pointer, message }]
  })
}

/** A field of the server is drawn at the first place that takes it, so that place must be there. */
function sharedFields(nodes: readonly RawNode[]): Finding[] {
  const [first, second] = nodes.filter(({ json }) => json.type === 'serverFields')
  const [condition] = first === undefined || second === undefined ? [] : conditionsOf(first)
  if (first === undefined || condition === undefined) return []
  const message = `the first "serverFields" takes the fields of the method, and is not always there (${condition}): leave one "serverFields" outside of conditions`
  return [{ code: 'E09', pointer: first.pointer, message }]
}

/** A wrong node still counts as there: it is reported as wrong, not as missing. */
function typesOf(nodes: readonly RawNode[]): ReadonlySet<string> {
  return new Set(nodes.flatMap(({ json }) => [json.type, ...(json.type === 'field' ? [`field:${json.kind}`] : [])]))
}
