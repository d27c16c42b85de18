import { expect, it } from 'vitest'
import { isCodeRefused } from '../../../../src/features/withdrawal/isCodeRefused.ts'
import { TransportFailure } from '../../../../src/transport/TransportFailure.ts'

const refused = (status: number, code?: string, fields?: readonly string[]) =>
  new TransportFailure({ kind: 'status', call: 'POST', url: '/', sent: true, status, code, fields }, '')

it.each<[number, string | undefined, readonly string[] | undefined, boolean]>([
  [422, 'banking.wrongCode', undefined, true],
  [400, 'CONFIRMATION_CODE_EXPIRED', undefined, true],
  [422, 'withdrawal.otp.invalid', undefined, true],
  [422, 'OTPInvalid', undefined, true],
  [422, 'SMSCodeExpired', undefined, true],
  [422, undefined, ['code'], true],
  [422, 'banking.paymentMethodRegex', ['code'], true],
  [401, undefined, undefined, false],
  [401, 'token_expired', undefined, false],
  [422, 'banking.insufficientFunds', undefined, false],
  [422, 'error_code_17', undefined, false],
  [422, 'banking.paymentMethodRegex', ['amount'], false],
  [429, 'banking.tooManyRequests', undefined, false],
])(
  'Q-066 a refused confirmation with status %j, code %j and fields %j is about the code: %j',
  (status, code, fields, isIt) => {
    expect(isCodeRefused(refused(status, code, fields))).toBe(isIt)
  },
)

it('Q-066 another failure than that of the server is not about the code', () => {
  expect(isCodeRefused(new Error('wrong code'))).toBe(false)
})
