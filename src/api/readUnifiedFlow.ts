import type { UnifiedFlow } from '../../schemas/calls/unifiedFlow.ts'
import { isRecord } from '../../schemas/isRecord.ts'
import type { Invoice } from '../model/invoice.ts'
import { isNonEmpty } from './isNonEmpty.ts'
import { plain } from './plain.ts'
import { readCurrency } from './readCurrency.ts'
import { wordOf } from './readField.ts'
import { readFields } from './readFields.ts'
import { readInstant } from './readInstant.ts'
import { readQr } from './readQr.ts'
import { hasValue, lineOf } from './readRequisites.ts'
import { readLabel, readSentences } from './readWords.ts'

const LONGEST_S = 30 * 24 * 60 * 60

/**
 * The types of a line that becomes the app card: a code to scan, or a link to open (our choice, because the spec gives
 * no values).
 */
const CODES = new Set(['qr', 'qrcode', 'qr_code'])
const LINKS = new Set(['link', 'url', 'deeplink', 'app'])

type Unified = Pick<
  Invoice,
  | 'amount'
  | 'currency'
  | 'requisites'
  | 'text'
  | 'steps'
  | 'qr'
  | 'isQrCleaned'
  | 'qrImage'
  | 'page'
  | 'pageLabel'
  | 'fields'
  | 'mayComplete'
  | 'createdAt'
> & { readonly timeoutMs: number | undefined }

/** The unified form of an answer, mapped to an invoice; undefined if the answer has none. */
export const unifiedFlowOf = (flow: unknown): Unified | undefined =>
  isRecord(flow) && isNonEmpty(flow) ? readUnifiedFlow(flow as UnifiedFlow) : undefined

/** Maps the server's unified form to an invoice; its inputs become ordinary fields (ARCH-08). */
export function readUnifiedFlow(flow: UnifiedFlow): Unified {
  const { instruction } = flow
  const steps = typeof instruction === 'object' ? inOrder(instruction?.steps ?? []) : []
  const lines = flow.requisites ?? []
  const typeOf = ({ type }: (typeof lines)[number]) => (type ?? '').toLowerCase()
  const code = lines.find((line) => CODES.has(typeOf(line)))
  const link = lines.find((line) => LINKS.has(typeOf(line)))
  const createdAt = readInstant(flow.created)
  return {
    amount: plain(flow.processingAmount),
    currency: readCurrency(flow.processingCurrency),
    requisites: lines
      .filter((line) => line !== code && line !== link)
      .map((line) => lineOf({ ...line, title: line.title ?? line.name, isCopyable: line.isCopyable === true }))
      .filter(hasValue),
    text: readSentences(typeof instruction === 'string' ? instruction : (instruction?.text ?? '')),
    steps: steps.map(({ stepInstruction }) => readSentences(stepInstruction ?? '')).filter((step) => step !== ''),
    ...readQr(code?.value),
    page: link && { url: plain(link.value), method: 'GET', data: {} },
    pageLabel: readLabel(link?.title ?? ''),
    fields: readFields(flow.inputFields ?? []),
    mayComplete: namesOf(flow.buttons).some((name) => wordOf(name).trim().toLowerCase() === 'complete'),
    createdAt: Number.isNaN(createdAt) ? undefined : createdAt,
    timeoutMs: lifetimeOf(flow.lifetime),
  }
}

type Step = NonNullable<Exclude<UnifiedFlow['instruction'], string | null | undefined>['steps']>[number]

/** Sorts the steps by number if all numbers are present and distinct (DATA-51); else keeps the given order. */
function inOrder(steps: readonly Step[]): readonly Step[] {
  const numbers = steps.map(({ stepNumber }) => (plain(stepNumber) === '' ? Number.NaN : Number(stepNumber)))
  const isNumbered = numbers.every(Number.isFinite) && new Set(numbers).size === steps.length
  return isNumbered ? [...steps].sort((a, b) => Number(a.stepNumber) - Number(b.stepNumber)) : steps
}

/** Undefined if the value is no positive number. */
function lifetimeOf(value: unknown): number | undefined {
  const seconds = Number(value)
  return seconds > 0 ? Math.min(seconds, LONGEST_S) * 1000 : undefined
}

/** The names of the buttons. `buttons` is a list of names, a list of records, or a record by name. */
function namesOf(buttons: UnifiedFlow['buttons']): unknown[] {
  if (Array.isArray(buttons)) return buttons.map((button) => (button as { name?: unknown })?.name ?? button)
  return Object.entries(buttons ?? {}).flatMap(([name, isThere]) => (isThere ? [name] : []))
}
