import { expect, it } from 'vitest'
import { readMethod } from '../../../../src/api/readMethod.ts'
import { banksOf } from '../../../../src/flows/withdrawal/banksOf.ts'

const ITEMS = [
  { text: 'Zenith Bank', value: '057' },
  { text: 'OPay', value: '999992' },
]

it.each(['bank_code', 'bank', 'payer[bank_code]', 'beneficiaryBank', 'BANKID', 'institution', 'nip_code'])(
  'N17 the banks are those of the field %s, and the choice goes into it',
  (name) => {
    const fields = [{ name: 'account_number' }, { name, type: 'dropdown', props: { items: ITEMS } }]
    expect(banksOf(readMethod({ name: 'out_ng', fields }))).toEqual({ field: name, banks: ITEMS })
  },
)

it('N17 a field that speaks of a bank and has items comes before one that has none', () => {
  const fields = [{ name: 'bank_name' }, { name: 'receiving_bank', type: 'dropdown', props: { items: ITEMS } }]
  expect(banksOf(readMethod({ name: 'out_ng', fields })).field).toBe('receiving_bank')
})
