import { expect, it } from 'vitest'
import { MethodsStore } from '../../../../src/catalog/MethodsStore.ts'
import { contactIn } from '../../../../src/features/withdrawal/contactIn.ts'
import { withdrawalScope } from '../../../../src/features/withdrawal/withdrawalScope.ts'
import { TransactionStore } from '../../../../src/payments/TransactionStore.ts'
import { WithdrawalStore } from '../../../../src/payments/WithdrawalStore.ts'
import { session, textsOf } from '../builders.ts'

it.each([
  ['+52 ••• 45 67', '+52 ••• 45 67'],
  ['+234 ••• ••• 45 67', '+234 ••• ••• 45 67'],
  ['a••@mail.com', 'a••@mail.com'],
  ['a***z@correo.com.mx', 'a***z@correo.com.mx'],
  ['(**) *****-4567', '(**) *****-4567'],
  ['xxx-xxx-1234', 'xxx-xxx-1234'],
  ['the email a••@mail.com', 'a••@mail.com'],
  ['your phone number +91 98••• ••210.', '+91 98••• ••210'],
  ['Code sent to (j***@gmail.com)', 'j***@gmail.com'],
  ['Telegram', 'Telegram'],
  ['@ana_mx', '@ana_mx'],
  ['your phone', ''],
  ['the number ending in 21', ''],
  ['', ''],
  ['  ', ''],
])('“%s” from the server is shown as “%s”', (said, shown) => {
  expect(contactIn(said)).toBe(shown)
})

it.each([
  ['+52 ••• 45 67', 'We’ve sent a code to +52 ••• 45 67'],
  ['your phone', 'We’ve sent you a code. Check your messages and email.'],
])('“%s” from the server results in the hint “%s”', async (sentTo, hint) => {
  const texts = await textsOf()
  const methods = new MethodsStore()
  const withdrawal = new WithdrawalStore(methods, () => 2)
  withdrawal.adopt({
    ...{
      id: 'wd-1',
      method: 'bank_ng',
      amount: '500.00',
      currency: 'NGN',
      fee: undefined,
      receives: undefined,
      receivesCurrency: undefined,
    },
    ...{ startedAt: 0, code: { sentTo }, destination: [], requested: undefined, isTyped: true, unread: [] },
  })
  const need = { methods, texts, withdrawal, session: session(), transaction: new TransactionStore() }
  expect(withdrawalScope(need).codeText).toBe(hint)
})
