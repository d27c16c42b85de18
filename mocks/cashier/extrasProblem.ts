import type { DepositCompleteRequest } from '../../schemas/calls/depositComplete.ts'
import { isRecord } from '../../schemas/isRecord.ts'

/** The methods that require a confirmation id (VALID-15). */
const BY_ID: ReadonlySet<string> = new Set(['bkash_p2p', 'nagad_p2p'])

/**
 * Checks the extras of deposit-complete: the method's confirmation id, and the inputs that the create answer requested.
 */
export function extrasProblem({ paymentMethod, extras }: DepositCompleteRequest, answer: unknown): string | undefined {
  const { confirmationId, inputs = {} } = extras
  if (BY_ID.has(paymentMethod) && Object.keys(extras).length > 0 && !/^\d{8,10}$/.test(confirmationId ?? '')) {
    return 'confirmationId has 8 to 10 digits'
  }
  const given = inputs as Readonly<Record<string, string>>
  const wrong = inputsOf(answer).find(({ name, pattern }) => {
    const value = given[name]
    return Object.keys(extras).length > 0 && (value === undefined || !new RegExp(pattern ?? '', 'u').test(value))
  })
  return wrong && `the input ${wrong.name} is missing or wrong`
}

function inputsOf(answer: unknown): readonly { readonly name: string; readonly pattern?: string }[] {
  if (!isRecord(answer)) return []
  const flow = [answer.unifiedFlow, isRecord(answer.apiResponse) ? answer.apiResponse.unifiedFlow : undefined].find(
    isRecord,
  )
  return Array.isArray(flow?.inputFields) ? flow.inputFields : []
}
