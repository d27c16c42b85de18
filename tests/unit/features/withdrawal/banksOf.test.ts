import { expect, it } from 'vitest'
import { readMethod } from '../../../../src/api/readMethod.ts'
import { banksOf } from '../../../../src/features/withdrawal/banksOf.ts'

const ITEMS = [
  { text: 'Zenith Bank', value: '057' },
  { text: 'OPay', value: '999992' },
]

it.each(['bank_code', 'bank', 'payer[bank_code]', 'beneficiaryBank', 'BANKID', 'institution', 'nip_code'])(
  'N17 the field %s provides the banks and receives the choice',
  (name) => {
    const fields = [{ name: 'account_number' }, { name, type: 'dropdown', props: { items: ITEMS } }]
    expect(banksOf(readMethod({ name: 'out_ng', fields }))).toEqual({ field: name, banks: ITEMS, isTyped: false })
  },
)

it('N17 a bank field with items takes precedence over one without', () => {
  const fields = [{ name: 'bank_name' }, { name: 'receiving_bank', type: 'dropdown', props: { items: ITEMS } }]
  expect(banksOf(readMethod({ name: 'out_ng', fields })).field).toBe('receiving_bank')
})

it.each<[string, object[], string | undefined, boolean]>([
  ['an empty list', [{ name: 'bank_code', type: 'dropdown', props: { items: [] } }], 'bank_code', false],
  ['a list without items', [{ name: 'bank', type: 'dropdown' }], 'bank', false],
  ['unreadable items', [{ name: 'bank_id', type: 'dropdown', props: { items: 'all' } }], 'bank_id', false],
  ['a typed code', [{ name: 'bank_code', type: 'text' }], 'bank_code', false],
  ['a typed name', [{ name: 'bank_name', type: 'text' }], 'bank_name', true],
  ['a typed bank', [{ name: 'Bank', type: 'text' }], 'Bank', true],
  [
    'a hidden field',
    [{ name: 'bank_code', type: 'dropdown', props: { items: ITEMS, isHidden: true } }],
    undefined,
    false,
  ],
  ['no field for a bank', [{ name: 'account_number', type: 'text' }], undefined, false],
  ['no field at all', [], undefined, false],
])('N17 Q-050 no bank is invented for %s', (_, fields, field, isTyped) => {
  expect(banksOf(readMethod({ name: 'out_ng', fields }))).toEqual({ field, banks: [], isTyped })
})
