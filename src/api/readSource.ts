import { isRecord } from '../../schemas/isRecord.ts'
import type { PaymentSource } from '../model/paymentSource.ts'
import { wordOf } from './readField.ts'
import type { Members } from './readRequisites.ts'

/**
 * The page to pay on: `source` is a URL with `method` and `data` beside it, or an object with all three.
 * Undefined without a URL.
 */
export function readSource(answer: Members): PaymentSource | undefined {
  const source: Members = isRecord(answer.source) ? answer.source : { ...answer, url: answer.source }
  if (typeof source.url !== 'string' || source.url === '') return undefined
  const data = Object.entries(isRecord(source.data) ? source.data : {})
  return {
    url: source.url,
    method: String(source.method ?? 'GET').toUpperCase() === 'POST' ? 'POST' : 'GET',
    data: Object.fromEntries(data.map(([name, value]) => [name, wordOf(value)])),
  }
}
