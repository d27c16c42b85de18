import { describe, expect, it } from 'vitest'
import { CATEGORIES, gatherGroups, groupCodeOf } from '../../../src/reference/categories.ts'

const method = (name: string, category?: string, position?: number) => ({ name, category, position })

describe('categories', () => {
  it.each([
    ['CAT-04', 'card_method'],
    ['CAT-06', 'bank_transfer_nigeria'],
    ['CAT-07', 'cash_methods'],
    ['CAT-08', 'crypto'],
    ['CAT-09', 'ecuador_cash_grouped'],
    ['CAT-10', 'nigeria-cards-grouped'],
    ['CAT-11', 'p2p_methods_kyrgyzstan'],
    ['CAT-12', 'p2p_methods_ukraine'],
    ['CAT-13', 'sbp-transgran-grouped'],
    ['CAT-15', 'online_banks_ecuador_grouped'],
    ['CAT-16', 'me2me_grouped'],
    ['CAT-17', 'cash-peru-grouped'],
    ['CAT-18', 'online-peru-banks-grouped'],
    ['CAT-19', 'qr_wallet_peru_grouped'],
  ])('%s %s is a group category', (_id, code) => {
    expect(groupCodeOf(code)).toBe(code)
    expect(CATEGORIES.find((row) => row.code === code)?.labelKey).toBe(`groups.${code}`)
  })

  it.each([
    ['CAT-01 card', ['card_method']],
    ['CAT-01 crypto', ['crypto']],
    ['CAT-01 cash', ['cash_methods']],
    ['CAT-01 bank transfer', ['bank_transfer_methods', 'bank_transfer_grouped', 'bank_transfer']],
    ['CAT-01 e-money', ['emoney_methods', 'e-money', 'e_money']],
    ['CAT-01 UPI transfer', ['upi_transfer_grouped', 'upi_transfer']],
    ['CAT-01 transfer to card', ['card_transfer_grouped', 'transfer_to_card']],
    ['CAT-02 banks of Indonesia', ['online_banks_indonesia_grouped', 'online-indonesia-banks-grouped']],
    ['CAT-02 banks of Malaysia', ['online_banks_malaysia_grouped', 'online-malaysia-banks-grouped']],
    ['CAT-02 banks of Thailand', ['online_banks_thailand_grouped', 'online-thailand-banks-grouped']],
    ['CAT-02 banks of Nigeria', ['bank_transfer_nigeria']],
    ['CAT-02 banks of Colombia', ['online_banks_colombia_grouped', 'online-colombia-banks-grouped']],
    ['CAT-02 banks of Ecuador', ['online_banks_ecuador_grouped']],
    ['CAT-14 indonesia dana', ['indonesia_dana_grouped', 'indonesia-dana-grouped']],
    ['CAT-14 rcgcard', ['rcgcard_grouped', 'rcgcard']],
  ])('%s is one group, under every alias', (_id, names) => {
    expect(names.map(groupCodeOf)).toEqual(names.map(() => names[0]))
  })

  it('CAT-05 the online bank groups of Indonesia, Malaysia and Thailand are three categories', () => {
    const codes = ['indonesia', 'malaysia', 'thailand'].map((land) => groupCodeOf(`online_banks_${land}_grouped`))
    expect(new Set(codes).size).toBe(3)
    expect(codes).not.toContain(undefined)
  })

  it('CAT-03 puts a group at the lowest position among its methods', () => {
    const { groups } = gatherGroups([
      method('visa', 'card_method', 7),
      method('btc', 'crypto', 5),
      method('mastercard', 'card_method', 3),
    ])
    expect(groups.map(({ code, position }) => [code, position])).toEqual([
      ['card_method', 3],
      ['crypto', 5],
    ])
  })

  it('CAT-20 gathers methods of known categories and lists all others individually', () => {
    const { groups, singles } = gatherGroups([
      method('dana', 'indonesia_dana_grouped'),
      method('dana_plus', 'indonesia-dana-grouped'),
      method('yape', 'some_new_category'),
      method('paypal'),
    ])
    expect(groups.map(({ code, methods }) => [code, methods.map(({ name }) => name)])).toEqual([
      ['indonesia_dana_grouped', ['dana', 'dana_plus']],
    ])
    expect(singles.map(({ name }) => name)).toEqual(['yape', 'paypal'])
  })

  it.each([undefined, '', 'constructor', '__proto__', 'CRYPTO', 'card'])('%s is no group category', (category) => {
    expect(groupCodeOf(category)).toBeUndefined()
  })

  it('gives every code and alias to one group only', () => {
    const names = CATEGORIES.flatMap(({ code, aliases }) => [code, ...aliases])
    expect(new Set(names).size).toBe(names.length)
  })
})
