import { describe, expect, it } from 'vitest'
import { transferTarget } from '../../../../src/features/invoice/transferTarget.ts'
import { processingFacts } from '../../../../src/scopes/processingFacts.ts'

const line = (name: string) => ({ name, title: '', value: '1', isCopyable: true })

describe('how the recipient of a peer-to-peer transfer is identified', () => {
  it.each<[string, readonly string[], string, boolean, string]>([
    ['in another country', ['phone', 'number'], 'RU', true, 'international'],
    ['with a confirmation ID', ['bank_account', 'phone'], 'KG', true, 'confirmationId'],
    ['to an account', ['number', 'phone', 'bank_account'], '', false, 'account'],
    ['by phone', ['number', 'phone'], 'KG', false, 'phone'],
    ['to a card', ['transaction_description', 'number'], '', false, 'card'],
    ['with unknown details', ['reference'], '', false, 'none'],
  ])('P2P-08 Q-097 %s', (_, names, country, needsId, kind) =>
    expect(transferTarget({ invoice: { country, requisites: names.map(line) }, paymentGeo: 'kg', needsId })).toBe(kind),
  )
})

describe('the text during a create', () => {
  const facts = ['one', 'two', 'three', 'four']
  const texts = {
    t: (key: string) => facts[Number(key.split('.').at(-1)) - 1] ?? key,
    has: (key: string) => Number(key.split('.').at(-1)) <= facts.length,
  }

  it('P2P-23 Q-103 is a single text without a group and in group a', () => {
    expect(processingFacts(texts, undefined, () => 0)).toEqual(['one'])
    expect(processingFacts(texts, 'group_a', () => 0)).toEqual(['one'])
  })

  it('P2P-23 has the original order in group c', () =>
    expect(processingFacts(texts, 'group_c', () => 0.5)).toEqual(facts))

  it('P2P-23 is shuffled in group b, with each text once', () => {
    const orders = [0, 0.3, 0.6, 0.99].map((chance) => processingFacts(texts, 'group_b', () => chance))
    for (const order of orders) expect([...order].sort()).toEqual([...facts].sort())
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(1)
  })
})
