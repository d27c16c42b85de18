import answer from '../../fixtures/answers/sweepstake-boxes.json' with { type: 'json' }
import type { DepositCreateSweepstakeRequest } from '../../schemas/calls/depositCreateSweepstake.ts'
import { isRecord } from '../../schemas/isRecord.ts'
import type { CashierAnswer } from './CashierAnswer.ts'
import { convert } from './convert.ts'

/** A box of the sweepstake. */
export type Box = (typeof answer.boxes)[number]

/** Boxes can be paid with any coin; the mock uses this one. */
export const BOX_COINS = 'USDT'

interface Sale {
  /** The scenario's change of the boxes. */
  readonly boxes?: (boxes: readonly Box[]) => readonly Box[]
}

/** The boxes of a scenario. */
export const boxesOf = ({ boxes: change }: Sale): readonly Box[] => change?.(answer.boxes) ?? answer.boxes

/** Adds the amount to send for a box: its price, converted to the coin of the address. */
export function inCoins(answer: CashierAnswer, { amount, currency }: DepositCreateSweepstakeRequest): CashierAnswer {
  if (answer.kind !== 'json' || !isRecord(answer.body)) return answer
  const { body } = convert({ amount, from: currency, to: String(answer.body.cryptoName) }) as {
    readonly body: Readonly<Record<string, unknown>>
  }
  return { ...answer, body: { ...answer.body, minDepositValue: body.amount ?? answer.body.minDepositValue } }
}

/** The problem of an order, if any: an order must match its box exactly. */
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
