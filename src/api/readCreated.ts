import type { DepositCreateAnswer } from '../../schemas/calls/depositCreate.ts'
import type { WireField } from '../../schemas/calls/serverField.ts'
import type { DepositAnswer } from '../model/depositAnswer.ts'
import { firstIdentifier } from './firstIdentifier.ts'
import { isNonEmpty } from './isNonEmpty.ts'
import { readCryptoAddress } from './readCryptoAddress.ts'
import { readFields } from './readFields.ts'
import { hasRequisites, readInvoice, withFields } from './readInvoice.ts'
import { readOffers } from './readOffers.ts'
import { readSource } from './readSource.ts'
import { usableFields } from './usableFields.ts'

type ApiResponse = NonNullable<DepositCreateAnswer['apiResponse']>

/** Reads the answer of any create call for a deposit. */
export function readCreated(raw: DepositCreateAnswer): DepositAnswer {
  const api: ApiResponse = raw.apiResponse ?? {}
  const isFieldsRequired = api.isFieldsRequired === true
  const fields = readFields(isFieldsRequired ? requiredFields(raw, api) : (raw.fields ?? []))
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

/**
 * The fields that the player must fill in. Servers also send them in `apiResponse`, beside `isFieldsRequired`. Those are
 * not in the schema, because in other answers the provider's part may have members of that name in any format.
 */
const requiredFields = ({ fields }: DepositCreateAnswer, api: ApiResponse): readonly WireField[] =>
  fields?.length ? fields : usableFields(api.fields)
