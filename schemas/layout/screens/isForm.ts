import type { ScreenName } from './index.ts'

const FORMS = [
  'deposit.redirect',
  'deposit.cash',
  'deposit.onramp',
  'deposit.offers',
  'deposit.invoice',
  'withdrawal.redirect',
  'withdrawal.confirm',
  'sweepstake.convert',
] as const satisfies readonly ScreenName[]
const PAYMENTS = [
  'deposit.redirect',
  'deposit.cash',
  'deposit.onramp',
  'withdrawal.redirect',
  'sweepstake.convert',
] as const satisfies readonly ScreenName[]

export type FormScreen = (typeof FORMS)[number]

/** Whether the screen is a form: Enter in a field submits it. */
export const isForm = (screen: ScreenName): screen is FormScreen => (FORMS as readonly ScreenName[]).includes(screen)

/** Whether submitting the screen creates a payment: then the rules for amount, notes and submit button apply. */
export const isPayment = (screen: ScreenName): boolean => (PAYMENTS as readonly ScreenName[]).includes(screen)
