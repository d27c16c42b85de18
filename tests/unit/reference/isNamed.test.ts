import { expect, it } from 'vitest'
import { isNamed } from '../../../src/reference/isNamed.ts'

it.each<[string, string[], boolean]>([
  ['upi_phonepe', ['upi_phonepe'], true],
  ['upi_phonepe', ['UPI_PhonePe'], true],
  ['UPI_PHONEPE', ['paytm', 'upi_phonepe'], true],
  ['PhonePe', ['phonepe'], true],
  ['paytm', ['PAYTM', 'paytm'], true],
  ['upi', ['upi_phonepe'], false],
  ['upi_phonepe', ['upi'], false],
  ['', [], false],
])('L8 CREATE-06 whether a list names %j, in whatever case: %j', (name, list, is) =>
  expect(isNamed(name, list)).toBe(is),
)
