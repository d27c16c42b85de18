import type { NodeJson } from '../../../../schemas/layout/document.ts'
import { SCREENS, type ScreenName } from '../../../../schemas/layout/screens/index.ts'
import { isForm } from '../../../../schemas/layout/screens/isForm.ts'
import { unknownScreen } from '../../../language/checkNames.ts'
import { missingParts, SAYS } from '../../../language/checkParts.ts'
import { hasNotes, notesOfPayment, notesPart } from '../../../language/paymentParts.ts'
import type { RawNode } from '../../document/RawNode.ts'
import type { Finding } from '../../Finding.ts'
import { isCopyName } from '../../isCopyName.ts'

/** E01, E13, E14, W09: the screen exists, matches the file's name, has its required nodes, and no nodes of other screens. */
export function checkScreen(screen: unknown, nodes: readonly RawNode[], file: NamedFile = {}): Finding[] {
  if (typeof screen !== 'string') return []
  const known = Object.hasOwn(SCREENS, screen)
  if (!known) return [{ code: 'E01', pointer: '/screen', message: unknownScreen(screen) }]
  return [
    ...misnamed(screen, file),
    ...missingParts(screen as ScreenName, typesOf(nodes)),
    ...strayParts(screen as ScreenName, nodes),
    ...duplicateNotes(screen as ScreenName, nodes),
  ]
}

/** The file of a document in a folder `layouts`. */
interface NamedFile {
  /** The screen that it is named after. */
  readonly screen?: string | undefined
  /** The screens that the documents of its folder are named after; undefined if they are not known. */
  readonly screensBeside?: readonly string[] | undefined
}

/** Types that are only drawn in forms. */
const FORM_PARTS: ReadonlySet<string> = new Set(['field', 'serverFields', 'address', 'steps', 'step', 'review'])

function strayParts(screen: ScreenName, nodes: readonly RawNode[]): Finding[] {
  if (isForm(screen)) return []
  return nodes.flatMap(({ json, pointer }): Finding[] =>
    FORM_PARTS.has(String(json.type))
      ? [{ code: 'W09', pointer, message: `"${json.type}" is not shown here: the screen "${screen}" is not a form` }]
      : [],
  )
}

/** W09: a note that every payment already includes would appear twice. */
function duplicateNotes(screen: ScreenName, nodes: readonly RawNode[]): Finding[] {
  if (!hasNotes(screen)) return []
  const keys = new Set(notesOfPayment(screen).filter(isNote).map(keyOf))
  return nodes
    .filter(({ json, part }) => part === undefined && isNote(json) && keys.has(keyOf(json)))
    .map(({ json, pointer }) => ({
      code: 'W09',
      pointer,
      message: `"${keyOf(json)}" is in the part "${notesPart(screen)}", which every payment includes: remove it here`,
    }))
}

const isNote = ({ type, text }: NodeJson): boolean => type === 'note' && text !== undefined

const keyOf = ({ text }: NodeJson): unknown => (typeof text === 'string' ? text : Object(text).t)

function misnamed(screen: string, { screen: named, screensBeside }: NamedFile): Finding[] {
  if (named === undefined || named === screen) return []
  // Under the name of its screen it would replace the other document.
  const hasOther = screensBeside?.includes(screen) ?? isCopyName(named, screen)
  const repair = !hasOther
    ? `: rename it to ${screen}.json`
    : Object.hasOwn(SCREENS, named)
      ? `, which ${screen}.json is for: write "${named}", or delete the file`
      : `, and looks like a copy of ${screen}.json: delete it, or put it into the folder of another method`
  const message = `the file is named ${named}.json, but is for the screen "${screen}"${repair}`
  return [{ code: 'E01', pointer: '/screen', message }]
}

/** An invalid node counts as present: it is reported as invalid, not as missing. */
function typesOf(nodes: readonly RawNode[]): ReadonlySet<string> {
  return new Set(
    nodes.flatMap(({ json }) => [
      json.type,
      ...(json.type === 'field' ? [`field:${json.name}`] : []),
      ...(json.text === undefined ? [] : [`${SAYS}${keyOf(json as NodeJson)}`]),
    ]),
  )
}
