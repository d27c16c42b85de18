import answer from '../../fixtures/answers/sweepstake-boxes.json' with { type: 'json' }
import type { DepositCreateSweepstakeRequest } from '../../schemas/calls/depositCreateSweepstake.ts'
import type { CashierAnswer } from './CashierAnswer.ts'
import { convert } from './convert.ts'
import { isRecord } from './problemsOf.ts'

/** A box as the cashier sells it. */
export type Box = (typeof answer.boxes)[number]

/** Boxes are paid for with any coin: this one stands for all. */
export const BOX_COINS = 'USDT'

interface Sale {
  /** How a scenario changes what is sold. */
  readonly boxes?: (boxes: readonly Box[]) => readonly Box[]
}

/** What is sold, as the scenario changes it. */
export const boxesOf = ({ boxes: change }: Sale): readonly Box[] => change?.(answer.boxes) ?? answer.boxes

/** What has to be sent for a box: its price, in the coin of the address. */
export function inCoins(answer: CashierAnswer, { amount, currency }: DepositCreateSweepstakeRequest): CashierAnswer {
  if (answer.kind !== 'json' || !isRecord(answer.body)) return answer
  const { body } = convert({ amount, from: currency, to: String(answer.body.cryptoName) }) as {
    readonly body: Readonly<Record<string, unknown>>
  }
  return { ...answer, body: { ...answer.body, minDepositValue: body.amount ?? answer.body.minDepositValue } }
}

/** What is wrong with an order: a box is sold as it stands there, or not at all. */
export function boxProblem(
  scenario: Sale,
  { amount, boxId, currency }: DepositCreateSweepstakeRequest,
): string | undefined {
  const box = boxesOf(scenario).find((one) => one.boxId === boxId)
  if (box === undefined) return `The box ${boxId} is sold out.`
  const isPrice = amount === box.price && currency === box.priceCurrencyCode
  return isPrice
    ? undefined
    : `The box ${boxId} costs ${box.price} ${box.priceCurrencyCode}, not ${amount} ${currency}.`
}
