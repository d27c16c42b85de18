import { TransportFailure } from '../transport/TransportFailure.ts'

/** The fields that a refusal names as invalid; empty if it names none (spec 8, Q-119). */
export function refusedFields(failure: unknown): readonly string[] {
  const isRegex = failure instanceof TransportFailure && failure.code === 'banking.paymentMethodRegex'
  return isRegex ? failure.fields : []
}
