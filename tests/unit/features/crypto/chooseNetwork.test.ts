import { describe, expect, it } from 'vitest'
import { chooseNetwork } from '../../../../src/catalog/chooseNetwork.ts'

const chosen = (names: readonly string[], preselects = true) =>
  chooseNetwork(
    names.map((name) => ({ name })),
    { preselects },
  )?.name

describe('the preselected network', () => {
  it.each([
    [['ERC-20', 'TRC-20', 'BEP-20'], 'TRC-20'],
    [['usdttrc20', 'x'], 'usdttrc20'],
    [['BEP-20', 'ERC-20', 'TON'], 'ERC-20'],
    [['BEP-20', 'TON'], 'TON'],
    [['Bitcoin'], 'Bitcoin'],
  ])('CRYPTO-12 of %j is %s', (names, expected) => expect(chosen(names)).toBe(expected))

  it('CRYPTO-13 is undefined without preselection, unless there is exactly one network', () => {
    expect(chosen(['ERC-20', 'TRC-20'], false)).toBeUndefined()
    expect(chosen(['Bitcoin'], false)).toBe('Bitcoin')
    expect(chosen([])).toBeUndefined()
  })
})
