import { describe, expect, it } from 'vitest'
import { BADGE_TYPES, badgeOf } from '../../../src/reference/badges.ts'

describe('badges', () => {
  it('CAT-21 badge types are brand, fast, instant, top, turbo and exclusive', () => {
    const names = ['brand', 'fast', 'instant', 'top', 'turbo', 'exclusive']
    expect(BADGE_TYPES).toEqual(names)
    expect(names.map((name) => badgeOf(name))).toEqual(names)
  })

  it.each([
    [2, 'brand'],
    [8, 'exclusive'],
    ['8', 'exclusive'],
  ])('DATA-20 number %s is %s', (value, name) => expect(badgeOf(value)).toBe(name))

  it.each([
    [3, 'fast'],
    ['3', 'fast'],
    [2, 'brand'],
    [4, undefined],
    ['constructor', undefined],
  ])('P9 Q-055 of a deployment that names the number 3, %j is %s', (value, name) =>
    expect(badgeOf(value, { 3: 'fast', 2: 'top' })).toBe(name),
  )

  it.each([0, 1, 3, 7, 9, 2.5, '', 'new', 'Brand', null, undefined, {}, [2]])('%s draws no badge', (value) => {
    expect(badgeOf(value)).toBeUndefined()
  })
})
