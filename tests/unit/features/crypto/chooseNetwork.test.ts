import { describe, expect, it } from 'vitest'
import { chooseNetwork } from '../../../../src/catalog/chooseNetwork.ts'

const chosen = (names: readonly string[], preselects = true) =>
  chooseNetwork(
    names.map((name) => ({ name })),
    { preselects },
  )?.name

describe('the network that is chosen by itself', () => {
  it.each([
    [['ERC-20', 'TRC-20', 'BEP-20'], 'TRC-20'],
    [['usdttrc20', 'x'], 'usdttrc20'],
    [['BEP-20', 'ERC-20', 'TON'], 'ERC-20'],
    [['BEP-20', 'TON'], 'TON'],
    [['Bitcoin'], 'Bitcoin'],
  ])('of %j it is %s', (names, expected) => expect(chosen(names)).toBe(expected))

  it('is none where the player is to choose, unless there is nothing to choose from', () => {
    expect(chosen(['ERC-20', 'TRC-20'], false)).toBeUndefined()
    expect(chosen(['Bitcoin'], false)).toBe('Bitcoin')
    expect(chosen([])).toBeUndefined()
  })
})
