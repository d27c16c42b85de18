import { expect, it } from 'vitest'
import { plainField } from '../../../../src/api/readField.ts'
import { neededFields } from '../../../../src/features/invoice/neededFields.ts'

const RULE = { regex: '^[0-9]{8,10}$', message: 'field.check.confirmationId' }
const own = { ...plainField('confirmationId'), label: 'Transaction id', rules: [{ regex: '^[0-9]+$', message: '' }] }

it('VALID-14 VALID-15 P2P-24 the server’s own field for the confirmation id has the rule of the id too', () => {
  const fields = neededFields([plainField('name'), own], true)
  expect(fields.map(({ name, label }) => [name, label])).toEqual([
    ['name', ''],
    ['confirmationId', 'Transaction id'],
  ])
  expect(fields.map(({ rules }) => rules)).toEqual([[], [...own.rules, RULE]])
})

it('VALID-14 adds the field for the confirmation id only if the method needs the id and the invoice lacks the field', () => {
  expect(neededFields([plainField('name')], true).map(({ name }) => name)).toEqual(['name', 'confirmationId'])
  expect(neededFields([plainField('name')], false).map(({ name }) => name)).toEqual(['name'])
  expect(neededFields([own], false)).toEqual([own])
})
