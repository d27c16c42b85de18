import { describe, expect, it } from 'vitest'
import { readP2pDeposit } from '../../../src/api/readP2pDeposit.ts'

const card = { number: '4177 4900', phone: '996555', bank_name: 'MBank', fullName: 'Aibek', country_code: 'kg' }
const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

describe('a peer-to-peer deposit', () => {
  it('DATA-46 DATA-47 P2P-10 has its lines in one order, its holder, bank and country', () => {
    const { invoice, mismatches } = readP2pDeposit({
      ...{ created: 1_767_254_700, timeout_minutes: 20, payment_amount: '700.5', payment_currency: 'KGS' },
      ...{ passedAmount: 700, passedCurrency: 'KGS' },
      card: { transaction_description: 'dep-1', bank_account: '12', payment_system: 'x', bank_type: 'y', ...card },
    })
    expect(mismatches).toEqual([])
    expect(invoice.requisites.map(({ name, value }) => [name, value])).toEqual([
      ['number', '4177 4900'],
      ['bank_account', '12'],
      ['phone', '996555'],
      ['transaction_description', 'dep-1'],
      ['payment_system', 'x'],
    ])
    expect(invoice.requisites.map(({ isCopyable }) => isCopyable)).toEqual([true, true, true, true, false])
    expect(invoice).toMatchObject({ holder: 'Aibek', bank: 'MBank', country: 'KG', amount: '700.5', currency: 'KGS' })
    expect(invoice).toMatchObject({ requested: { amount: '700', currency: 'KGS' }, timeoutMs: 1_200_000 })
    expect(invoice.createdAt).toBe(1_767_254_700_000)
  })

  it('DATA-47 lists the bank type only if the bank has no name', () => {
    const { bank_name: _, ...nameless } = card
    const lines = (one: object) => readP2pDeposit({ card: one }).invoice.requisites.map(({ name }) => name)
    expect(lines({ ...nameless, bank_type: 'savings' })).toEqual(['number', 'phone', 'bank_type'])
    expect(lines({ ...card, bank_type: 'savings' })).toEqual(['number', 'phone'])
  })

  it.each<[string, unknown[], string[]]>([
    ['2, 1, 3', [2, 1, 3], ['b', 'a', 'c']],
    ['as texts', ['3', '1', '2'], ['b', 'c', 'a']],
    ['with gaps', [30, 10, 20], ['b', 'c', 'a']],
    ['from 0', [1, 0, 2], ['b', 'a', 'c']],
    ['with a missing one', [2, null, 1], ['a', 'b', 'c']],
    ['one twice', [2, 1, 1], ['a', 'b', 'c']],
    ['no numbers', ['x', 'y', 'z'], ['a', 'b', 'c']],
  ])('DATA-51 steps stand in the order of their numbers: %s', (_, numbers, wanted) => {
    const steps = ['a', 'b', 'c'].map((stepInstruction, at) => ({ stepInstruction, stepNumber: numbers[at] }))
    expect(readP2pDeposit({ unifiedFlow: { instruction: { steps } } }).invoice.steps).toEqual(wanted)
  })

  it('Q-063 an encoded card is decoded, in any script', () => {
    const encoded = Object.fromEntries(
      Object.entries({ ...card, fullName: 'Мария Д.' }).map(([k, v]) => [k, base64(v)]),
    )
    const { invoice, mismatches } = readP2pDeposit({ card: { ...encoded, encoded: true } })
    expect(mismatches).toEqual([])
    expect(invoice).toMatchObject({ holder: 'Мария Д.', bank: 'MBank', country: 'KG' })
    expect(invoice.requisites.map(({ value }) => value)).toEqual(['4177 4900', '996555'])
  })

  it.each<[unknown, boolean]>([
    ...[true, 1, '1', 'true'].map((flag): [unknown, boolean] => [flag, true]),
    ...[false, 0, '0', 'false', '', [], {}, null].map((flag): [unknown, boolean] => [flag, false]),
  ])('X7 Q-063 reads the flag encoded: %j, and numbers as texts', (encoded, isEncoded) => {
    const sent = { number: '4177 4900', bank_type: 7, fullName: '5', country_code: 'kg' }
    const texts = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, base64(String(value))]))
    const given = isEncoded ? { ...texts, encoded } : { ...sent, fullName: 5, encoded }
    const { invoice, mismatches } = readP2pDeposit({ card: { ...given, bank_name: false } })
    expect(mismatches).toEqual([])
    expect(invoice).toMatchObject({ holder: '5', bank: '', country: 'KG' })
    expect(invoice.requisites.map(({ value }) => value)).toEqual(['4177 4900', '7'])
  })

  it.each([0, '0', '0.00'])('P2P-09 a requested amount of %j is an unset one', (passedAmount) => {
    const { invoice } = readP2pDeposit({ card, payment_amount: '1500', passedAmount, passedCurrency: '' })
    expect(invoice).toMatchObject({ amount: '1500', requested: { amount: '', currency: '' } })
  })

  it.each([
    null,
    {},
    [],
    { requisites: null, instruction: { text: '', steps: null }, inputFields: [], lifetime: 0, created: null },
  ])('X7 CREATE-09 with a card and the empty unified form %j is a plain invoice', (unifiedFlow) => {
    const { invoice } = readP2pDeposit({ card, timeout_minutes: 30, unifiedFlow })
    expect(invoice).toMatchObject({ mayComplete: true, timeoutMs: 1_800_000 })
  })

  it.each<[string, unknown, readonly string[]]>([
    ['no card', undefined, ['card']],
    ['a card of no lines', { bank_name: 'MBank' }, ['card']],
    ['a card that is a text', '4177', ['card (type: string)']],
    ['a number that is unset', { number: {} }, ['card']],
    ['an invalid number', { number: { a: 1 } }, ['card/number (type: object)']],
    ['an invalid flag', { number: '1', encoded: 'yes' }, ['card/encoded (type: string)']],
    [
      'ERR-18 a text that is not base 64',
      { encoded: true, number: '%%%' },
      ['card/number: Error while decrypting data'],
    ],
    ['ERR-18 bytes that are no text', { encoded: true, phone: '//8=' }, ['card/phone: Error while decrypting data']],
  ])(
    'P2P-25 Q-102 with %s the invoice has no payment details, and the report names path and reason, not the value',
    (_, wrong, mismatches) => {
      const read = readP2pDeposit({ card: wrong })
      expect(read.mismatches).toEqual(mismatches)
      expect(read.invoice.requisites).toEqual([])
      expect(read.invoice.holder).toBe('')
    },
  )

  it('DATA-49 reads a unified form if there is no card', () => {
    const unifiedFlow = {
      ...{ requisites: [{ name: 'iban', value: 'TR33', isCopyable: true }], buttons: ['complete'], lifetime: 60 },
      ...{ processingAmount: '5', processingCurrency: 'TRY' },
    }
    const { invoice, mismatches } = readP2pDeposit({ unifiedFlow })
    expect(mismatches).toEqual([])
    expect(invoice).toMatchObject({ amount: '5', currency: 'TRY', mayComplete: true, timeoutMs: 60_000 })
    expect(invoice.requisites).toMatchObject([{ name: 'iban', value: 'TR33' }])
  })
})
