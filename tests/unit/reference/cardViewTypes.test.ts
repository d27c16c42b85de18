import { describe, expect, it } from 'vitest'
import { CARD_VIEW_TYPES, cardViewTypeOf, isCardViewType } from '../../../src/reference/cardViewTypes.ts'

describe('card view types', () => {
  it.each([
    ['CVT-06', 'default', 0],
    ['CVT-07', 'card', 1],
    ['CVT-08', 'cardWalletOnly', 2],
    ['CVT-09', 'india', 3],
    ['CVT-10', 'cardMultipleType', 4],
    ['CVT-11', 'p2p', 5],
    ['CVT-12', 'pix', 6],
    ['CVT-13', 'eazype', 7],
    ['CVT-14', 'virtual', 8],
    ['CVT-15', 'bankTransfer', 9],
    ['CVT-16', 'onramp', 13],
    ['CVT-17', 'cash', 20],
  ] as const)('%s %s has code %i', (_id, name, number) => {
    expect(CARD_VIEW_TYPES[name]).toBe(number)
    expect([number, `${number}`, name, name.toUpperCase()].map(cardViewTypeOf)).toEqual([name, name, name, name])
  })

  it.each([10, 11, 12, 14, 19, 21, -1, 1.5, Number.NaN, '', 'p2p2', '01', 'constructor', null, undefined, {}, [5]])(
    'takes the unknown %s for default, and says that it is unknown',
    (value) => {
      expect(cardViewTypeOf(value)).toBe('default')
      expect(isCardViewType(value)).toBe(false)
    },
  )

  it('knows default itself', () => expect([0, 'default'].every(isCardViewType)).toBe(true))
})
