import type { DepositCreateAnswer } from '../../schemas/calls/depositCreate.ts'
import type { DepositAnswer } from '../model/depositAnswer.ts'
import { firstIdentifier } from './firstIdentifier.ts'
import { isNonEmpty } from './isNonEmpty.ts'
import { readCryptoAddress } from './readCryptoAddress.ts'
import { readFields } from './readFields.ts'
import { hasRequisites, readInvoice, withFields } from './readInvoice.ts'
import { readOffers } from './readOffers.ts'
import { readSource } from './readSource.ts'

type ApiResponse = NonNullable<DepositCreateAnswer['apiResponse']>

/** Reads the answer of any create call for a deposit. */
export function readCreated(raw: DepositCreateAnswer): DepositAnswer {
  const api: ApiResponse = raw.apiResponse ?? {}
  const fields = readFields(raw.fields ?? [])
  const isFieldsRequired = api.isFieldsRequired === true
  const invoice = readInvoice(api)
  return {
    depositId: firstIdentifier(raw.depositId, api.depositId),
    fields,
    isFieldsRequired,
    source: readSource(api),
    hasUnifiedFlow: isNonEmpty(api.unifiedFlow),
    offers: readOffers(api),
    hasRequisites: hasRequisites(api),
    invoice: invoice && !isFieldsRequired ? withFields(fields, invoice) : invoice,
    address: readCryptoAddress(raw),
    pageId: api.pageId ?? undefined,
    isOlder: false,
    mismatches: [],
  }
}
