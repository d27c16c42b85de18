import { expect, it } from 'vitest'
import { readMethod } from '../../../../src/api/readMethod.ts'
import { banksOf } from '../../../../src/features/withdrawal/banksOf.ts'

const ITEMS = [
  { text: 'Zenith Bank', value: '057' },
  { text: 'OPay', value: '999992' },
]

it.each(['bank_code', 'bank', 'payer[bank_code]', 'beneficiaryBank', 'BANKID', 'institution', 'nip_code'])(
  'N17 the banks are those of the field %s, and the choice goes into it',
  (name) => {
    const fields = [{ name: 'account_number' }, { name, type: 'dropdown', props: { items: ITEMS } }]
    expect(banksOf(readMethod({ name: 'out_ng', fields }))).toEqual({ field: name, banks: ITEMS, isTyped: false })
  },
)

it('N17 a field that speaks of a bank and has items comes before one that has none', () => {
  const fields = [{ name: 'bank_name' }, { name: 'receiving_bank', type: 'dropdown', props: { items: ITEMS } }]
  expect(banksOf(readMethod({ name: 'out_ng', fields })).field).toBe('receiving_bank')
})

it.each<[string, object[], string | undefined, boolean]>([
  ['a list that came empty', [{ name: 'bank_code', type: 'dropdown', props: { items: [] } }], 'bank_code', false],
  ['a list without items', [{ name: 'bank', type: 'dropdown' }], 'bank', false],
  ['items that can not be read', [{ name: 'bank_id', type: 'dropdown', props: { items: 'all' } }], 'bank_id', false],
  ['a code that is typed', [{ name: 'bank_code', type: 'text' }], 'bank_code', false],
  ['a name that is typed', [{ name: 'bank_name', type: 'text' }], 'bank_name', true],
  ['a bank that is typed', [{ name: 'Bank', type: 'text' }], 'Bank', true],
  ['no field for a bank', [{ name: 'account_number', type: 'text' }], undefined, false],
  ['no field at all', [], undefined, false],
])('N17 Q-050 no bank is invented for %s', (_, fields, field, isTyped) => {
  expect(banksOf(readMethod({ name: 'out_ng', fields }))).toEqual({ field, banks: [], isTyped })
})
