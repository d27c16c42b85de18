import { TransportFailure } from '../transport/TransportFailure.ts'

/** The fields that the server refused as invalid; empty if the failure names no field (spec 8, Q-119). */
export function refusedFields(failure: unknown): readonly string[] {
  const isRegex = failure instanceof TransportFailure && failure.code === 'banking.paymentMethodRegex'
  return isRegex ? failure.fields : []
}
