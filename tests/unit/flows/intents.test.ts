import { describe, expect, it } from 'vitest'
import type { Intent } from '../../../schemas/intent.ts'
import { createIntents } from '../../../src/flows/intents.ts'
import { memoryStorage } from './builders.ts'

const NOW = Date.UTC(2025, 0, 1)
const HOUR = 3_600_000

const intent = (over: Partial<Intent> = {}): Intent => ({
  key: 'intent-key-1',
  method: 'airtm',
  amount: '500.00',
  currency: 'MXN',
  country: 'MX',
  createdAt: NOW,
  userId: 'user-7',
  ...over,
})

const open = (storage = memoryStorage(), userId = 'user-7', now = NOW) => createIntents(storage, userId, () => now)
const keyOf = (storage: ReturnType<typeof memoryStorage>) => [...storage.kept.keys()][0] ?? ''

describe('the intents of a player', () => {
  it('I7 outlive a reload, with the id once it is known', () => {
    const storage = memoryStorage()
    const intents = open(storage)
    intents.open(intent())
    expect(open(storage).all()).toEqual([intent()])
    intents.name('intent-key-1', 'dep-1')
    expect(open(storage).find('dep-1')).toEqual(intent({ depositId: 'dep-1' }))
    intents.close('intent-key-1')
    expect(open(storage).all()).toEqual([])
  })

  it('are one for each key', () => {
    const intents = open()
    intents.open(intent())
    intents.open(intent({ createdAt: NOW + 1 }))
    expect(intents.all()).toEqual([intent({ createdAt: NOW + 1 })])
  })

  it('are nobody else’s, and are kept for their own player', () => {
    const storage = memoryStorage()
    open(storage).open(intent({ depositId: 'dep-1' }))
    const other = open(storage, 'user-8')
    expect(other.all()).toEqual([])
    expect(other.find('dep-1')).toBeUndefined()
    other.open(intent({ key: 'intent-key-2', userId: 'user-8' }))
    expect(open(storage).all()).toHaveLength(1)
  })

  it('are let go of after a day', () => {
    const storage = memoryStorage()
    open(storage).open(intent())
    expect(open(storage, 'user-7', NOW + 23 * HOUR).all()).toHaveLength(1)
    expect(open(storage, 'user-7', NOW + 24 * HOUR).all()).toEqual([])
  })

  it('are twenty at most: the oldest goes', () => {
    const storage = memoryStorage()
    const intents = open(storage)
    for (let n = 0; n < 25; n++) intents.open(intent({ key: `intent-key-${n}` }))
    expect(
      open(storage)
        .all()
        .map(({ key }) => key)[0],
    ).toBe('intent-key-5')
    expect(intents.all()).toHaveLength(20)
  })

  it.each([
    ['no JSON', '{'],
    ['no list', '{"key":"a"}'],
    ['null', 'null'],
    ['a list of rubbish', '[1,null,"a",{}]'],
    ['an intent with a member of somebody else', JSON.stringify([{ ...intent(), email: 'a@b.c' }])],
    ['an amount that is a number', JSON.stringify([{ ...intent(), amount: 500 }])],
  ])('are none when the storage holds %s', (_, text) => {
    const storage = memoryStorage()
    open(storage).open(intent())
    storage.set(keyOf(storage), text)
    expect(open(storage).all()).toEqual([])
  })

  it('I7 one entry that does not fit does not take the others with it', () => {
    const storage = memoryStorage()
    open(storage).open(intent())
    const rubbish = [{ key: 'x' }, intent(), { ...intent(), country: 'Mexico' }]
    storage.set(keyOf(storage), JSON.stringify(rubbish))
    expect(open(storage).all()).toEqual([intent()])
  })
})
