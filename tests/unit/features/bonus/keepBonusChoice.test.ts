import { describe, expect, it } from 'vitest'
import { BonusStore } from '../../../../src/catalog/BonusStore.ts'
import { CryptoBonusStore } from '../../../../src/catalog/CryptoBonusStore.ts'
import { MethodsStore } from '../../../../src/catalog/MethodsStore.ts'
import { keepBonusChoice } from '../../../../src/features/bonus/keepBonusChoice.ts'
import { aBonus } from '../../support/aBonus.ts'
import { memoryStorage } from '../builders.ts'

const OFFERED = ['a', 'b', 'c'].map((id) => aBonus({ id }))

/** One app of a player, over the storage of a tab. */
function open(
  storage = memoryStorage(),
  { place = '', identity = 'anna', given = undefined as string | undefined } = {},
) {
  const bonus = new BonusStore(OFFERED, given)
  const cryptoBonus = new CryptoBonusStore(new MethodsStore(), true)
  const choice = keepBonusChoice({ storage, place, identity, given, bonus, cryptoBonus })
  const shown = () => [bonus.active?.id, bonus.mode, cryptoBonus.isOn]
  return { bonus, choice, cryptoBonus, shown, storage }
}

const FRESH = ['a', 'with_bonus', true]

describe('a choice among the bonuses', () => {
  it.each<[string, (app: ReturnType<typeof open>) => void, unknown[]]>([
    ['nothing', () => {}, FRESH],
    ['another bonus', ({ bonus }) => bonus.choose('b'), ['b', 'with_bonus', true]],
    ['none', ({ bonus }) => bonus.toggle(), ['a', 'without_bonus', true]],
    [
      'none after a choice',
      ({ bonus }) => {
        bonus.choose('c')
        bonus.toggle()
      },
      ['c', 'without_bonus', true],
    ],
    [
      'none, and then one again',
      ({ bonus }) => {
        bonus.toggle()
        bonus.choose('b')
      },
      ['b', 'with_bonus', true],
    ],
    ['none for crypto', ({ cryptoBonus }) => cryptoBonus.toggle(), ['a', 'with_bonus', false]],
  ])('BONUS-09 BONUS-15 is kept over a reload: %s', (_, choose, expected) => {
    const before = open()
    choose(before)
    before.choice.dispose()
    const after = open(before.storage)
    expect(after.shown()).toEqual(expected)
    // Reading the stored choice does not delete it: the next app in the tab reads it, too.
    expect(open(before.storage).shown()).toEqual(expected)
  })

  it('ends when the host preselects another bonus, because that is newer', () => {
    const { bonus, storage } = open(memoryStorage(), { given: 'b' })
    bonus.choose('c')
    bonus.toggle()
    expect(open(storage, { given: 'b' }).shown()).toEqual(['c', 'without_bonus', true])
    expect(open(storage, { given: 'a' }).shown()).toEqual(FRESH)
    expect(open(storage, { given: 'b' }).shown(), 'and it is over').toEqual(['b', 'with_bonus', true])
  })

  it('W1 in one of two cashiers on a page is not changed by a choice in the other', () => {
    const storage = memoryStorage()
    const [one, two] = [open(storage, { place: '0' }), open(storage, { place: '1' })]
    one.bonus.toggle()
    two.bonus.choose('b')
    expect(open(storage, { place: '0' }).shown()).toEqual(['a', 'without_bonus', true])
    expect(open(storage, { place: '1' }).shown()).toEqual(['b', 'with_bonus', true])
    open(storage, { place: '1', identity: 'mallory', given: 'c' })
    expect(open(storage, { place: '0' }).shown(), 'nor by another player there').toEqual(['a', 'without_bonus', true])
  })

  it('D-22 is not used for another player, and deleted when its player leaves', () => {
    const { bonus, choice, storage } = open()
    bonus.toggle()
    expect(open(storage, { identity: 'mallory' }).shown()).toEqual(FRESH)
    choice.drop()
    expect(storage.kept.size).toBe(0)
    bonus.toggle()
    expect(storage.kept.size).toBe(0)
  })

  it.each([
    'nonsense',
    'null',
    '[]',
    '{"identity":"anna","mode":"all","isCryptoOn":true}',
    '{"identity":"anna","mode":"without_bonus","isCryptoOn":"no"}',
  ])('is not read from storage with the content %s', (text) => {
    const storage = memoryStorage()
    storage.set('paywidget.bonus', text)
    expect(open(storage).shown()).toEqual(FRESH)
  })
})
