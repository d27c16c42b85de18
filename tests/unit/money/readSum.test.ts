import { expect, it } from 'vitest'
import { readSum } from '../../../src/money/readSum.ts'

it.each([
  [99.30000000000001, '99.3'],
  ['49.99999999999999', '50'],
  ['123456789012000.0000000001', '123456789012000'],
  ['500.00', '500.00'],
  ['1,500.00', '1500.00'],
  ['0.000000000000000001', '0.000000000000000001'],
  [' ', undefined],
  [undefined, undefined],
  ['much', undefined],
])('W8 P2P-09 a stated sum of %j is %j', (said, sum) => expect(readSum(said)).toBe(sum))
