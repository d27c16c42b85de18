import { BARCODE_FORMATS, barcodeProblem } from '../../../../schemas/typing/barcode.ts'
import type { Expression } from '../../../language/expression/Expression.ts'
import { pathsOf } from '../../../language/expression/pathsOf.ts'
import { nearest } from '../../../language/nearest.ts'
import { type AnsweredInvoice, answeredInvoice, answersOf, type MethodBeside } from '../../document/MethodBeside.ts'
import type { RawNode } from '../../document/RawNode.ts'
import { stepsOf } from '../../document/stepsOf.ts'
import type { Finding } from '../../Finding.ts'
import { comparisons } from '../expressions/checkConstant.ts'
import { expressionOf, usesOf } from '../expressions/usesOf.ts'

/** W15: a page after the press reads values that no response of `cashier.json` contains. */
export function checkAnswered(nodes: readonly RawNode[], beside: MethodBeside): Finding[] {
  const answers = answersOf(beside)
  if (answers === undefined || answers.length === 0) return []
  const answered = answeredInvoice(answers)
  if (!answered.hasInvoice) return []
  return nodes
    .filter(({ part }) => part === undefined)
    .flatMap((node) => [
      ...unanswered(node, answered),
      ...leftOut(node, answered),
      ...undrawn(node, answered),
      ...unloaded(node, answered),
    ])
}

function unanswered(node: RawNode, answered: AnsweredInvoice): Finding[] {
  const said = new Set<string>()
  return usesOf(node).flatMap((use) => {
    const expression = expressionOf(use)
    if ('code' in expression) return []
    return pathsOf(expression).flatMap(({ steps, column }): Finding[] => {
      const path = steps.join('.')
      const message = said.has(path) ? undefined : whyEmpty(path, steps[2], answered)
      if (message === undefined) return []
      said.add(path)
      return [{ code: 'W15', pointer: use.pointer, column, message }]
    })
  })
}

function whyEmpty(path: string, name: string | number | undefined, answered: AnsweredInvoice): string | undefined {
  const always = `"${path}" is always empty: no response in cashier.json has`
  if (path.startsWith('invoice.lines.') && !answered.lines.has(String(name))) {
    return `${always} a line "${name}"${otherLines(String(name), answered)}`
  }
  return path === 'invoice.qr' && !answered.hasCode
    ? `${always} a code ("qrCodeText", or a line with "type": "qr")`
    : undefined
}

function otherLines(name: string, { lines }: AnsweredInvoice): string {
  const close = nearest(name, lines.keys())
  if (close !== undefined) return `: did you mean "${close}"?`
  return lines.size === 0 ? '' : `. Its lines are ${[...lines.keys()].join(', ')}`
}

/** A line that `requisites` leaves out, and that no response has. */
function leftOut({ json, pointer }: RawNode, answered: AnsweredInvoice): Finding[] {
  if (json.type !== 'requisites' || !Array.isArray(json.except)) return []
  return json.except.flatMap((name: unknown, index): Finding[] => {
    if (typeof name !== 'string' || answered.lines.has(name)) return []
    const message = `nothing is left out: no response in cashier.json has a line "${name}"${otherLines(name, answered)}`
    return [{ code: 'W15', pointer: `${pointer}/except/${index}`, message }]
  })
}

/** An image whose address in a response is none that the widget loads. */
function unloaded({ json, pointer }: RawNode, answered: AnsweredInvoice): Finding[] {
  if (json.type !== 'image') return []
  return valuesAt(json.source, answered).flatMap((value): Finding[] => {
    if (/^https:\/\//.test(value) || value.includes('$')) return []
    const message = `the response in cashier.json has "${value}", which is not an https URL. Players would see only the text`
    return [{ code: 'W15', pointer: `${pointer}/source`, message }]
  })
}

/** The values of a line in the responses. */
function valuesAt(ref: unknown, { lines }: AnsweredInvoice): readonly string[] {
  const [scope, member, name = ''] = stepsOf(String(Object(ref).$))
  return scope === 'invoice' && member === 'lines' ? (lines.get(name) ?? []) : []
}

/** A bar code whose bars are never drawn, because the value of a response does not fit the format. */
function undrawn({ json, pointer }: RawNode, answered: AnsweredInvoice): Finding[] {
  const format = BARCODE_FORMATS.find((one) => one === json.format)
  if (json.type !== 'barcode' || format === undefined) return []
  return valuesAt(json.value, answered).flatMap((value): Finding[] => {
    const problem = value.includes('$') ? undefined : barcodeProblem(format, value)
    if (problem === undefined) return []
    const message = `the response in cashier.json has "${value}", which is not a valid bar code of the format "${format}": ${problem}. Players would see no bars`
    return [{ code: 'W15', pointer: `${pointer}/value`, message }]
  })
}

/** W19: the page of an invoice that does not change when its time is over. */
export function checkExpiry(screen: unknown, nodes: readonly RawNode[]): Finding[] {
  if (screen !== 'deposit.invoice' || nodes.some(saysExpired)) return []
  const message =
    'the page does not say when its time is over: its payment details disappear then, and nothing tells the player why. Add { "use": "invoice.state" }, or a note with "when": "invoice.state == \\"expired\\""'
  return [{ code: 'W19', pointer: '/body', message }]
}

function saysExpired(node: RawNode): boolean {
  const { json } = node
  if (json.type === 'switch' && json.on === 'invoice.state' && coversExpired(json)) return true
  return usesOf(node).some((use) => {
    const expression = expressionOf(use)
    if ('code' in expression || use.wanted !== 'condition') return false
    const names = comparisons(expression).filter(
      ({ path, value }) => pathOf(path) === 'invoice.state' && value === 'expired',
    )
    return names.length > 0 || isClaimed(expression)
  })
}

/** Whether a case of a switch, or its `else`, is shown when the time is over. */
const coversExpired = ({ cases, else: others }: RawNode['json']): boolean =>
  Object.hasOwn(Object(cases), 'expired') || (Array.isArray(others) && others.length > 0)

/** Whether `invoice.expired` is required, and not its opposite. */
function isClaimed(expression: Expression): boolean {
  if (expression.kind === 'path') return pathOf(expression) === 'invoice.expired'
  return expression.kind === 'binary' && ['&&', '||'].includes(expression.operator)
    ? isClaimed(expression.left) || isClaimed(expression.right)
    : false
}

const pathOf = ({ root, steps }: Expression & { kind: 'path' }): string => [root, ...steps].join('.')
