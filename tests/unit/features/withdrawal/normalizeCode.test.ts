import { expect, it } from 'vitest'
import { normalizeCode } from '../../../../src/features/withdrawal/normalizeCode.ts'

it.each([
  ['123456', '123456'],
  ['123-456', '123456'],
  ['123–456', '123456'],
  ['123 - 456', '123456'],
  ['12 34 56', '123456'],
  [' 123-456 ', '123456'],
  ['١٢٣-٤٥٦', '123456'],
  ['AB-12', 'AB-12'],
  ['AB 12', 'AB12'],
  ['-123', '-123'],
  ['123-', '123-'],
])('Q-066 the confirmation code %j is sent as %j', (text, code) => expect(normalizeCode(text)).toBe(code))
