import { describe, expect, it } from 'vitest'
import { priceOf } from '../../../src/money/priceOf.ts'

describe('U16 the price of one coin', () => {
  it.each([
    ['250.00', '241.050', '1.0372'],
    ['250.00', '0.0024', '104166.67'],
    ['250', '250', '1.0000'],
    ['10', '3', '3.3334'],
    ['25000.00', '3', '8333.34'],
    ['100', '812.5', '0.12308'],
    ['100', '81250000', '0.00000124'],
    ['1', '999999999999', '0.00000001'],
  ])('%s for %s is %s each, never rounded down', (paid, gets, price) => {
    expect(priceOf(paid, gets, 2)).toBe(price)
  })

  it.each([
    ['0', '1'],
    ['1', '0'],
    ['-1', '1'],
  ])('%s for %s is undefined', (paid, gets) => expect(priceOf(paid, gets, 2)).toBeUndefined())
})
