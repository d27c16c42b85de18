import type { PaymentConvertRequest } from '../../schemas/calls/paymentConvertV2.ts'
import { decimalsOf } from '../../src/reference/currencies.ts'
import { type CashierAnswer, ok, refusal } from './CashierAnswer.ts'

/** Sample exchange rates to USD. */
const IN_USD: Readonly<Record<string, number>> = {
  ...{ BTC: 64_000, ETH: 3_200, LTC: 80, BCH: 420, DASH: 30, XMR: 160, ZEC: 40, DOGE: 0.12, XRP: 0.55, XLM: 0.1 },
  ...{ BNB: 580, TRX: 0.12, TON: 5.5, USDT: 1, USDC: 1, QSC: 1 },
  ...{ SOL: 150, DAI: 1, ADA: 0.4 },
  ...{ USD: 1, EUR: 1.08, GBP: 1.27, MXN: 0.055, BRL: 0.18, AED: 0.272, EGP: 0.02, INR: 0.012, ARS: 0.001 },
}

/** payment-convert-v2: converts an amount; refused for currencies that are not in the table. */
export function convert(asked: PaymentConvertRequest): CashierAnswer {
  const amount = converted(asked)
  return amount === undefined ? refusal(422, 'banking.noRate', 'There is no rate.') : ok({ amount })
}

/** The amount in the other currency; undefined without a rate. */
export function converted({ amount, from, to }: PaymentConvertRequest): string | undefined {
  const [one, other] = [IN_USD[from], IN_USD[to]]
  return one === undefined || other === undefined ? undefined : ((Number(amount) * one) / other).toFixed(decimalsOf(to))
}
