import { TransportFailure } from '../../transport/TransportFailure.ts'

/** The fields whose values the provider does not take, where its refusal names them (spec 8, Q-119). */
export function refusedFields(failure: unknown): readonly string[] {
  const isRegex = failure instanceof TransportFailure && failure.code === 'banking.paymentMethodRegex'
  return isRegex ? failure.fields : []
}
