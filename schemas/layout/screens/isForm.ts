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

/** Whether the screen is a form: Enter in a field presses its submit. */
export const isForm = (screen: ScreenName): screen is FormScreen => (FORMS as readonly ScreenName[]).includes(screen)

/** Whether a press on its submit makes a deposit or a withdrawal: then its amount, its notes and its button are held to what is paid. */
export const isPayment = (screen: ScreenName): boolean => (PAYMENTS as readonly ScreenName[]).includes(screen)
