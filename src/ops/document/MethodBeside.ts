import { isRecord } from '../../../schemas/isRecord.ts'

/** The files beside a document in its method's folder, as far as they could be parsed. */
export interface MethodBeside {
  /** `method.json`. */
  readonly method: Readonly<Record<string, unknown>>
  /** `cashier.json`; undefined if there is none. */
  readonly cashier: Readonly<Record<string, unknown>> | undefined
}

/** The responses of the mock cashier to a create; undefined if the folder has none. */
export function answersOf({ cashier }: MethodBeside): readonly Readonly<Record<string, unknown>>[] | undefined {
  return Array.isArray(cashier?.answers) ? cashier.answers.filter(isRecord) : undefined
}

/** What the responses contain for the page after the press. */
export interface AnsweredInvoice {
  /** The values of the payment details in the responses, by name: `invoice.lines.<name>`. */
  readonly lines: ReadonlyMap<string, readonly string[]>
  readonly hasCode: boolean
  /** Whether a response has anything to pay with outside the cashier. */
  readonly hasInvoice: boolean
}

const CODE_TYPES = ['qr', 'qrcode', 'qr_code']
const LINK_TYPES = ['link', 'url', 'deeplink', 'app']
const CODES = ['qrCodeText', 'qrDataURL']
const DETAILS = ['requisites', 'card', 'unifiedFlow', 'buttonPay', ...CODES]

export function answeredInvoice(answers: readonly unknown[]): AnsweredInvoice {
  const lines = new Map<string, readonly string[]>()
  let [hasCode, hasInvoice] = [false, false]
  for (const answer of answers) visit(answer, false)
  return { lines, hasCode, hasInvoice }

  function visit(value: unknown, isUnified: boolean): void {
    if (Array.isArray(value)) for (const item of value) visit(item, isUnified)
    if (!isRecord(value)) return
    for (const [name, member] of Object.entries(value)) {
      if (DETAILS.includes(name)) hasInvoice = true
      if (CODES.includes(name)) hasCode = true
      if (name === 'requisites' || name === 'card') addLines(member, isUnified)
      if (name === 'payment_system') addLine(name, member)
      visit(member, name === 'unifiedFlow')
    }
  }

  function addLines(details: unknown, isUnified: boolean): void {
    const list = Array.isArray(details) ? details.filter(isRecord) : []
    const typed = (types: readonly string[]) => list.find(({ type }) => types.includes(String(type).toLowerCase()))
    // Only a unified form has types: its first code and its first link are not lines. Elsewhere every entry is a line.
    const [code, link] = isUnified ? [typed(CODE_TYPES), typed(LINK_TYPES)] : []
    if (code !== undefined) hasCode = true
    for (const line of list) if (line !== code && line !== link) addLine(String(line.name), line.value)
    if (isRecord(details)) for (const [name, value] of Object.entries(details)) addLine(name, value)
  }

  function addLine(name: string, value: unknown): void {
    const text = ['string', 'number'].includes(typeof value) ? [String(value)] : []
    lines.set(name, [...(lines.get(name) ?? []), ...text])
  }
}
