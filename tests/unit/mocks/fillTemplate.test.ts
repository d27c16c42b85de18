import { expect, it } from 'vitest'
import { fillTemplate } from '../../../mocks/cashier/fillTemplate.ts'

const VALUES = { amount: '50.00', phone: '34612345678' }

const apart = (name: string) => `$\{${name}}`

it.each([
  ['+$phone', '+34612345678'],
  [`5405${apart('amount')}5802`, '540550.005802'],
  ['$amount5802', '$amount5802'],
  [`$unknown and ${apart('unknown')}`, `$unknown and ${apart('unknown')}`],
])('fills %s in', (template, filled) => {
  expect(fillTemplate({ list: [template], left: 7 }, VALUES)).toEqual({ list: [filled], left: 7 })
})
