import { expect, it } from 'vitest'
import { SCREENS, type ScreenName } from '../../../schemas/layout/screens/index.ts'
import { isForm, isPayment } from '../../../schemas/layout/screens/isForm.ts'

const paying = (Object.keys(SCREENS) as ScreenName[]).filter((screen) =>
  (SCREENS[screen].actions as readonly string[]).includes('deposit.create'),
)

it.each(paying)('I4 I24 %s makes a deposit: it is a form, and held to what is paid', (screen) => {
  expect([isForm(screen), isPayment(screen)]).toEqual([true, true])
})
