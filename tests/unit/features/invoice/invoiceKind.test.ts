import { describe, expect, it } from 'vitest'
import { invoiceKind } from '../../../../src/features/invoice/invoiceKind.ts'
import { processingFacts } from '../../../../src/scopes/processingFacts.ts'

const line = (name: string) => ({ name, title: '', value: '1', isCopyable: true })

describe('the words over a peer-to-peer invoice', () => {
  it.each<[string, readonly string[], string, boolean, string]>([
    ['of another country', ['phone', 'number'], 'RU', true, 'international'],
    ['found by an id', ['bank_account', 'phone'], 'KG', true, 'confirmationId'],
    ['to an account', ['number', 'phone', 'bank_account'], '', false, 'account'],
    ['by phone', ['number', 'phone'], 'KG', false, 'phone'],
    ['to a card', ['transaction_description', 'number'], '', false, 'card'],
    ['of nothing known', ['reference'], '', false, 'none'],
  ])('P2P-08 Q-097 %s', (_, names, country, needsId, kind) =>
    expect(invoiceKind({ invoice: { country, requisites: names.map(line) }, paymentGeo: 'kg', needsId })).toBe(kind),
  )
})

describe('what is read while a deposit is made', () => {
  const facts = ['one', 'two', 'three', 'four']
  const texts = {
    t: (key: string) => facts[Number(key.split('.').at(-1)) - 1] ?? key,
    has: (key: string) => Number(key.split('.').at(-1)) <= facts.length,
  }

  it('P2P-23 Q-103 is one text for whoever is in no group, or in the first', () => {
    expect(processingFacts(texts, undefined, () => 0)).toEqual(['one'])
    expect(processingFacts(texts, 'group_a', () => 0)).toEqual(['one'])
  })

  it('P2P-23 comes as written in group c', () => expect(processingFacts(texts, 'group_c', () => 0.5)).toEqual(facts))

  it('P2P-23 comes shuffled in group b: each once, and in another order by another chance', () => {
    const orders = [0, 0.3, 0.6, 0.99].map((chance) => processingFacts(texts, 'group_b', () => chance))
    for (const order of orders) expect([...order].sort()).toEqual([...facts].sort())
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(1)
  })
})
