import validate from 'virtual:validate/calls/sweepstakeBoxes/ANSWER'
import validateBox from 'virtual:validate/calls/sweepstakeBoxes/BOX'
import type { SweepstakeBoxesAnswer, WireBox } from '../../../schemas/calls/sweepstakeBoxes.ts'
import { isRecord } from '../../../schemas/isRecord.ts'
import type { SweepstakeBox } from '../../model/sweepstakeBox.ts'
import { defineCall } from '../defineCall.ts'
import { identifierOf } from '../identifierOf.ts'
import { listIn } from '../listIn.ts'
import { readCurrency } from '../readCurrency.ts'
import { throwIfRefused } from '../throwIfRefused.ts'

export interface BoxList {
  readonly boxes: readonly SweepstakeBox[]
  /** Number of boxes that were invalid and left out. */
  readonly refused: number
}

export const sweepstakeBoxes = defineCall<Record<string, never>, SweepstakeBoxesAnswer, BoxList>({
  verb: 'POST',
  name: 'sweepstake-boxes',
  isRetried: true,
  open(raw) {
    const boxes = Array.isArray(raw) ? raw : listIn(raw)
    if (boxes !== undefined) return { boxes }
    return isRecord(raw) && raw.boxes === null ? { ...raw, boxes: [] } : raw
  },
  answer: validate,
  read: (answer) => {
    const { boxes } = answer
    if (boxes.length === 0) throwIfRefused('sweepstake-boxes', answer)
    const good = boxes.filter((one) => validateBox(one)) as unknown as readonly WireBox[]
    return { boxes: good.map(readBox), refused: boxes.length - good.length }
  },
})

const readBox = ({ boxId, price, priceCurrencyCode, currenciesList }: WireBox): SweepstakeBox => ({
  id: identifierOf(boxId) ?? '',
  price,
  currency: readCurrency(priceCurrencyCode),
  gold: currenciesList.main.amount,
  sweep: currenciesList.free.amount,
})
