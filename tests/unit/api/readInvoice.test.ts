import { describe, expect, it } from 'vitest'
import { readInvoice } from '../../../src/api/readInvoice.ts'
import { anInvoice } from '../support/anInvoice.ts'

const lines = (answer: Parameters<typeof readInvoice>[0]) =>
  readInvoice(answer)?.requisites.map(({ name, title, value }) => [name, title, value])

describe('the invoice of an answer', () => {
  it.each([{}, { requisites: null, card: null }, { requisites: {}, card: {} }, { requisites: [] }])(
    'CREATE-09 %j has none',
    (answer) => expect(readInvoice(answer)).toBeUndefined(),
  )

  it('DATA-45 is read with its members among the requisites', () =>
    expect(
      readInvoice({
        requisites: {
          ...{ number: '646180110400000007', bank_name: 'STP', fullName: 'Pagos SA', payment_amount: '250.00' },
          ...{ payment_currency: 'MXN', created: 1_735_689_600, timeout_minutes: 20 },
        },
      }),
    ).toEqual({
      ...anInvoice(),
      amount: '250.00',
      currency: 'MXN',
      holder: 'Pagos SA',
      requisites: [
        { name: 'number', title: '', value: '646180110400000007', isCopyable: true },
        { name: 'bank_name', title: '', value: 'STP', isCopyable: false },
      ],
      createdAt: 1_735_689_600_000,
      timeoutMs: 1_200_000,
    }))

  it('DATA-45 is read with its members beside them, and the card after them', () =>
    expect(
      readInvoice({
        ...{ payment_amount: 250, payment_currency: 'MXN', created: '2025-01-01T00:00:00', timeout_minutes: '5' },
        requisites: { reference: 'A-1' },
        card: { number: '4111', account_number: '99', fullName: 'Ana', payment_system: 'visa', encoded: 'xx' },
      }),
    ).toMatchObject({
      ...{ amount: '250', currency: 'MXN', holder: 'Ana', createdAt: 1_735_689_600_000, timeoutMs: 300_000 },
      requisites: [
        { name: 'reference', value: 'A-1' },
        { name: 'number', value: '4111' },
        { name: 'account_number', value: '99' },
        { name: 'payment_system', value: 'visa' },
      ],
    }))

  it('DATA-45 lists the payment system beside the requisites once, and it can’t be copied', () => {
    const read = (answer: object) => readInvoice(answer)?.requisites.map(({ name, isCopyable }) => [name, isCopyable])
    const beside = { payment_system: 'visa', requisites: { number: '1' } }
    expect(read(beside)).toEqual([
      ['number', true],
      ['payment_system', false],
    ])
    expect(read({ ...beside, card: { payment_system: 'visa' } })).toHaveLength(2)
  })

  it('accepts the list of requisites of a unified form', () =>
    expect(
      readInvoice({
        requisites: [
          { name: 'iban', title: 'IBAN', value: 'DE02', isCopyable: true },
          { name: 'note', title: 'Note', value: 'By hand', isCopyable: false },
        ],
      })?.requisites,
    ).toEqual([
      { name: 'iban', title: 'IBAN', value: 'DE02', isCopyable: true },
      { name: 'note', title: 'Note', value: 'By hand', isCopyable: false },
    ]))

  it('lists a line that is both in requisites and card once', () =>
    expect(lines({ requisites: { number: '1', phone: '2' }, card: { number: '1', phone: '3' } })).toEqual([
      ['number', '', '1'],
      ['phone', '', '2'],
      ['phone', '', '3'],
    ]))

  it.each([
    ['values that are not text', { a: null, b: {}, c: [], d: true, e: '' }, []],
    ['a value that is too long', { a: '1'.repeat(2_001) }, []],
    ['invisible characters', { a: '\u202e12\u200b34\u2066' }, [['a', '', '1234']]],
    ['the end of a line', { a: ' 12\n34\t' }, [['a', '', '12 34']]],
    ['no joiner of a name', { a: 'क्\u200dष' }, [['a', '', 'क्\u200dष']]],
  ])('leaves out %s', (_, requisites, wanted) =>
    expect(lines({ requisites: { ...requisites, z: '1' } })).toEqual([...wanted, ['z', '', '1']]),
  )

  it.each([undefined, null, 0, -5, 'soon', {}])('H2H-05 Q-100 a time-out of %j is 15 minutes', (timeout_minutes) =>
    expect(readInvoice({ card: { number: '1', timeout_minutes } })?.timeoutMs).toBe(900_000),
  )

  it.each(['soon', '', null])('Q-099 created at %j is not known', (created) =>
    expect(readInvoice({ card: { number: '1', created } })?.createdAt).toBeUndefined(),
  )

  const paid = { clabe: '646', payment_amount: '1500', timeout_minutes: 30, created: 1_767_254_700 }
  it.each([0, '0', '0.00', '0,0', '0E-8', '', null])(
    'P2P-09 N21 a member that is %j beside the payment details does not hide the one among them',
    (unset) => {
      const hidden = { payment_amount: unset, timeout_minutes: unset, created: unset, passedAmount: unset }
      const stated = { amount: '1500', timeoutMs: 1_800_000, createdAt: 1_767_254_700_000 }
      const requested = { amount: '', currency: '' }
      expect(readInvoice({ ...hidden, requisites: paid })).toMatchObject({ ...stated, requested })
      expect(readInvoice({ ...paid, requisites: hidden, card: { number: '4111' } })).toMatchObject(stated)
    },
  )

  it.each([0, '0.00'])(
    'N21 a unified form with the amount %j does not hide the amount beside it',
    (processingAmount) => {
      const unifiedFlow = {
        processingAmount,
        requisites: [{ title: 'a', value: '1' }],
        created: '0001-01-01T00:00:00Z',
      }
      expect(readInvoice({ ...paid, unifiedFlow })).toMatchObject({ amount: '1500', createdAt: 1_767_254_700_000 })
      expect(readInvoice({ unifiedFlow })?.amount).toBe(String(processingAmount))
    },
  )

  it('Q-099 a creation time that says nothing or can’t be read does not hide another one', () => {
    for (const created of ['0001-01-01T00:00:00Z', 'soon'])
      expect(readInvoice({ ...{ created }, requisites: paid })?.createdAt).toBe(1_767_254_700_000)
  })
})
