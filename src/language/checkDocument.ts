import { $document } from 'virtual:layout-catalog'
import type { DocumentJson, NodeJson } from '../../schemas/layout/document.ts'
import { CATALOGUE, DOCUMENT, LANGUAGE, LIMITS } from '../../schemas/layout/document.ts'
import { SCREENS, type ScreenName } from '../../schemas/layout/screens/index.ts'
import { missingBonus } from './bonusParts.ts'
import type { CheckedLayout, CheckedNode } from './CheckedLayout.ts'
import { unknownScreen } from './checkNames.ts'
import { NodeChecker } from './checkNode.ts'
import { missingParts } from './checkParts.ts'
import { readPayment } from './checkPayment.ts'
import { checkSteps } from './checkSteps.ts'
import { ANSWER_PART, answerNodes, INVOICE_NOTES, lacksInvoiceNotes, withOneAnswer } from './invoiceParts.ts'
import type { LayoutProblem, ProblemCode } from './LayoutProblem.ts'
import { type Parts, partBody } from './parts.ts'
import { hasNotes, notesOfPayment, notesPart, withNotes } from './paymentParts.ts'
import { schemaProblems } from './schemaProblems.ts'
import { SCOPE_NAMES } from './scopeNames.ts'

export interface CheckResult {
  /** Present when the document may be rendered, possibly with fallbacks or without decorative nodes. */
  readonly layout: CheckedLayout | undefined
  readonly problems: readonly LayoutProblem[]
}

/** Parses and checks a document. Never throws, whatever the text. */
export function checkText(source: string, screen?: ScreenName): CheckResult {
  const bytes = new TextEncoder().encode(source).length
  if (bytes > LIMITS.bytes) {
    return refused('E10', '', `The document is ${bytes} bytes long; ${LIMITS.bytes} are allowed.`)
  }
  try {
    return checkDocument(JSON.parse(source), screen, { bytes })
  } catch (error) {
    return refused('E00', '', `The document is not JSON: ${error instanceof Error ? error.message : error}.`)
  }
}

export interface Around {
  /** The length of the document's text in bytes. */
  readonly bytes?: number
  /** The parts available to the document; by default those shipped with the widget. */
  readonly parts?: Parts
}

/**
 * Checks a parsed document and prepares it for rendering: parses expressions, resolves slots, and replaces invalid
 * nodes by their fallback, or drops them if they are decorative. Fails closed: any other problem rejects the document.
 */
export function checkDocument(json: unknown, screen?: ScreenName, around: Around = {}): CheckResult {
  if (isTooDeep(json)) return refused('E10', '', 'The document is nested too deeply.')
  const newer = newerLanguage(json)
  if (newer !== undefined) {
    return refused(
      'E15',
      '/layout',
      `The document uses version ${newer} of the language; this widget supports ${LANGUAGE}.`,
    )
  }
  if (!$document(json))
    return { layout: undefined, problems: schemaProblems($document, '', json, () => DOCUMENT_NAMES) }
  const document = json as unknown as DocumentJson
  const { minWidget = CATALOGUE } = document
  if (minWidget > CATALOGUE) {
    return refused(
      'E15',
      '/minWidget',
      `The document requires catalogue version ${minWidget}; this widget has ${CATALOGUE}.`,
    )
  }
  if (!isScreen(document.screen)) return refused('E01', '/screen', unknownScreen(document.screen))
  if (screen !== undefined && document.screen !== screen) {
    return refused('E01', '/screen', `The document is for the screen "${document.screen}", not for "${screen}".`)
  }
  const checker = new NodeChecker(document.screen, around.bytes, around.parts)
  const body = checker.list(document.body, '/body', 1, SCOPE_NAMES)
  const { types, hasNotes: isNoted, problems: paymentProblems } = readPayment(body, document.screen, checker.notes)
  const problems = [
    ...checker.problems,
    ...missingParts(document.screen, types),
    ...paymentProblems,
    ...checkSteps(body),
  ]
  if (!problems.every((problem) => problem.isHandled)) return { layout: undefined, problems }
  const noted = withNotesShown(withInvoiceWhole(body, document.screen), document.screen, isNoted)
  const whole = withBonusShown(noted, document.screen)
  return { layout: { id: document.id, screen: document.screen, body: whole }, problems }
}

function withNotesShown(body: readonly CheckedNode[], screen: ScreenName, isNoted: boolean): readonly CheckedNode[] {
  if (isNoted || !hasNotes(screen)) return body
  return withNotes(body, partNodes(screen, notesPart(screen), notesOfPayment(screen)))
}

/**
 * An invoice says that the player is offline or that the cashier does not answer, and asks about a changed amount in
 * one place.
 */
function withInvoiceWhole(body: readonly CheckedNode[], screen: ScreenName): readonly CheckedNode[] {
  if (screen !== 'deposit.invoice') return body
  const noted = lacksInvoiceNotes(body)
    ? withNotes(body, partNodes(screen, INVOICE_NOTES, partBody(INVOICE_NOTES)))
    : body
  const [answer] = partNodes(screen, ANSWER_PART, answerNodes())
  return answer === undefined ? noted : withOneAnswer(noted, answer)
}

/**
 * A bonus that the player has not seen is not activated. So every page that may activate a bonus shows it (BONUS-05).
 */
function withBonusShown(body: readonly CheckedNode[], screen: ScreenName): readonly CheckedNode[] {
  const bonus = missingBonus(screen, body)
  return bonus === undefined ? body : bonus.put(body, partNodes(screen, bonus.part, bonus.nodes))
}

const partNodes = (screen: ScreenName, part: string, nodes: readonly NodeJson[]) =>
  new NodeChecker(screen).list(nodes, `/${part}`, 1, SCOPE_NAMES)

const refused = (code: ProblemCode, pointer: string, message: string): CheckResult => ({
  layout: undefined,
  problems: [{ code, pointer, message, isHandled: false }],
})

const DOCUMENT_NAMES = Object.keys(DOCUMENT.properties)

const isScreen = (name: string): name is ScreenName => Object.hasOwn(SCREENS, name)

function newerLanguage(json: unknown): number | undefined {
  const version = typeof json === 'object' && json !== null ? (json as { layout?: unknown }).layout : undefined
  return typeof version === 'number' && version > LANGUAGE ? version : undefined
}

/** Iterative, and run before Ajv: recursion on a hostile document overflows the stack. */
function isTooDeep(json: unknown): boolean {
  let level: unknown[] = [json]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > LIMITS.jsonDepth) return true
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
  return false
}
