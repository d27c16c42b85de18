import { expect, it } from 'vitest'
import { fillTemplate } from '../../../mocks/cashier/fillTemplate.ts'

const VALUES = { amount: '50.00', phone: '34612345678', 'user.phone': '611', 'card-no': '4111' }

const apart = (name: string) => `$\{${name}}`

it.each([
  ['+$phone', '+34612345678'],
  [`5405${apart('amount')}5802`, '540550.005802'],
  ['$amount5802', '$amount5802'],
  ['Call $user.phone.', 'Call 611.'],
  ['$user.phone.ext and $card-no-$amount', '611.ext and 4111-50.00'],
  ['$phone.mx', '34612345678.mx'],
  [`${apart('user.phone')}5`, '6115'],
  ['$user.name costs $100.50', '$user.name costs $100.50'],
  [`$unknown and ${apart('unknown')}`, `$unknown and ${apart('unknown')}`],
])('fills %s in', (template, filled) => {
  expect(fillTemplate({ list: [template], left: 7 }, VALUES)).toEqual({ list: [filled], left: 7 })
})
