import { describe, expect, it } from 'vitest'
import { boxAmounts } from '../../../src/money/boxAmounts.ts'
import { formatMoney } from '../../../src/money/formatAmount.ts'
import fc from '../fastCheck.ts'

const COINS = { gold: '100000', sweep: '10.00' }

describe('the amounts of a box', () => {
  it.each<[unknown, number, string | undefined]>([
    ['9.99', 2, '9.99'],
    [9.99, 2, '9.99'],
    ['50.00', 2, '50.00'],
    [1500, 0, '1500'],
    ['1,500.00', 2, '1500.00'],
    [3.3000000000000003, 2, '3.3'],
    ['9.999', 2, undefined],
    ['0.5', 0, undefined],
    ['0', 2, undefined],
    ['-5', 2, undefined],
    ['free', 2, undefined],
    [null, 2, undefined],
  ])('a price of %j with %i decimals is %j', (price, decimals, shown) => {
    expect(boxAmounts({ ...COINS, price: price as string }, decimals)?.price).toBe(shown)
  })

  it('coins of one kind may be 0', () => {
    expect(boxAmounts({ price: '5', gold: '0', sweep: 0 }, 2)).toMatchObject({ gold: '0', sweep: '0' })
  })

  it.each([{ gold: undefined }, { sweep: undefined }, { sweep: 'many' }, { gold: '-1' }, { sweep: -0.5 }])(
    'a box with %j is not sold',
    (missing) => {
      expect(boxAmounts({ ...COINS, price: '5', ...missing }, 2)).toBeUndefined()
    },
  )

  it('I4 the shown price has exactly the digits of the charged price', () => {
    const price = fc.tuple(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 0, max: 99 }))
    fc.assert(
      fc.property(price, ([whole, cents]) => {
        const said = `${whole}.${String(cents).padStart(2, '0')}`
        const amounts = boxAmounts({ ...COINS, price: said }, 2)
        expect(amounts?.price).toBe(said)
        expect(formatMoney(amounts?.price ?? '', 'USD', 'en-US').replace(/[^\d.]/g, '')).toBe(said)
      }),
    )
  })
})
