import { expect, it } from 'vitest'
import { isConfirmationId, needsConfirmationId } from '../../../../src/flows/invoice/needsConfirmationId.ts'

it.each([
  ['bkash_p2p', true],
  ['nagad_p2p', true],
  ['bkash', false],
  ['BKASH_P2P', false],
  ['nagad_p2p ', false],
  ['airtm', false],
  ['', false],
])('VALID-15 a confirmation id is needed for "%s": %s', (method, isNeeded) => {
  expect(needsConfirmationId(method)).toBe(isNeeded)
})

it.each([
  ['1234567', false],
  ['12345678', true],
  ['123456789', true],
  ['0000000000', true],
  ['12345678901', false],
  ['', false],
  ['1234567a', false],
  ['1234 5678', false],
  [' 12345678', false],
  ['12345678\n', false],
  ['١٢٣٤٥٦٧٨', false],
])('VALID-14 "%s" is a confirmation id: %s', (text, isOne) => expect(isConfirmationId(text)).toBe(isOne))
