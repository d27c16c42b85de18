import { describe, expect, it } from 'vitest'
import { bonusTheme } from '../../../src/reference/bonusThemes.ts'

describe('BONUS-17 Q-107 the theme of a bonus with the id', () => {
  it.each([
    ['0', 3, 'pink'],
    ['1', 3, 'purple'],
    ['2', 3, 'blue'],
    ['3', 3, 'orange'],
    ['4', 3, 'pink'],
    ['90071992547409931', 0, 'orange'],
  ] as const)('%s at the position %s, and at the next one, is %s', (id, position, theme) => {
    expect(bonusTheme({ id, kind: 'deposit' }, position)).toBe(theme)
    expect(bonusTheme({ id, kind: 'deposit' }, position + 1)).toBe(theme)
  })

  it.each([
    [0, 'pink'],
    [1, 'purple'],
    [2, 'blue'],
    [3, 'orange'],
    [4, 'pink'],
  ])('of an id that is no number is by its place %i', (position, theme) => {
    expect(bonusTheme({ id: 'bonus-7', kind: 'deposit' }, position)).toBe(theme)
  })

  it('of free spins is their own', () => {
    for (const id of ['0', '1', 'x']) expect(bonusTheme({ id, kind: 'freespin' }, 1)).toBe('freespin')
  })
})
