import validate from 'virtual:validate/calls/depositCreate/ANSWER'
import type { DepositCreateAnswer, DepositCreateRequest } from '../../../schemas/calls/depositCreate.ts'
import type { DepositAnswer, PaymentSource } from '../../model/depositAnswer.ts'
import { defineCall } from '../defineCall.ts'
import { isGiven } from '../isGiven.ts'
import { readFields } from '../readFields.ts'
import { readInvoice } from '../readInvoice.ts'
import { readUnifiedFlow } from '../readUnifiedFlow.ts'

type ApiResponse = NonNullable<DepositCreateAnswer['apiResponse']>

export const depositCreate = defineCall<DepositCreateRequest, DepositCreateAnswer, DepositAnswer>({
  verb: 'POST',
  name: 'deposit-create',
  answer: validate,
  isWhole: true,
  read: (raw) => {
    const api: ApiResponse = raw.apiResponse ?? {}
    const id = raw.depositId ?? api.depositId
    return {
      depositId: id === null || id === undefined ? undefined : String(id),
      fields: readFields(raw.fields ?? []),
      isFieldsRequired: api.isFieldsRequired === true,
      source: readSource(api),
      hasUnifiedFlow: isGiven(api.unifiedFlow),
      unified: typeof api.unifiedFlow === 'object' && api.unifiedFlow ? readUnifiedFlow(api.unifiedFlow) : undefined,
      hasOffers: isGiven(api.paymentMethodOffers),
      invoice: readInvoice(api),
      pageId: api.pageId ?? undefined,
    }
  },
})

/** A text with method and data beside it, or an object that holds all three. */
function readSource(api: ApiResponse): PaymentSource | undefined {
  const source =
    typeof api.source === 'object' && api.source !== null ? api.source : { ...api, url: api.source as string }
  if (!source.url) return undefined
  const data = Object.entries((source.data ?? {}) as Record<string, unknown>)
  return {
    url: source.url,
    method: String(source.method ?? 'GET').toUpperCase() === 'POST' ? 'POST' : 'GET',
    data: Object.fromEntries(data.map(([name, value]) => [name, String(value ?? '')])),
  }
}
