import type { Api } from '../../api/index.ts'
import type { ShownBox, SweepstakeBox } from '../../model/sweepstakeBox.ts'
import { boxAmounts } from '../../money/boxAmounts.ts'
import { decimalsOfCoin } from '../../session/decimalsOfCoin.ts'
import type { SessionStore } from '../../session/SessionStore.ts'
import type { BoxesStore } from './BoxesStore.ts'

export interface BoxLoadingNeed {
  readonly api: Pick<Api, 'sweepstakeBoxes'>
  readonly boxes: BoxesStore
  readonly session: Pick<SessionStore, 'decimalsOf'>
  /** Called when the chosen box is sold out or has changed. */
  readonly onChanged: () => void
  readonly onFailure: (failure: unknown) => void
  readonly report: (code: string, message: string) => void
}

export interface BoxLoading {
  load(): Promise<void>
}

/** A currency code. It is shown beside the price, where other characters could reverse the text direction. */
const CODE = /^[A-Za-z0-9]{2,10}$/

/** Loads the boxes (CALL-11). Only the latest request counts. */
export function createBoxLoading({ api, boxes, session, ...need }: BoxLoadingNeed): BoxLoading {
  let latest = 0

  async function load(): Promise<void> {
    const turn = ++latest
    boxes.begin()
    try {
      const { boxes: sold, refused } = await api.sweepstakeBoxes({})
      if (turn !== latest) return
      const shown = sold.flatMap(shownBox)
      const invalid = refused + sold.length - shown.length
      if (invalid > 0)
        need.report(
          'sweepstake.box',
          `${invalid} boxes are not shown: their id, price, currency or coins can't be read.`,
        )
      const before = boxes.chosen
      boxes.setBoxes(shown)
      if (before !== undefined && boxes.chosen === undefined) need.onChanged()
      // Message text from the specification (ERR-16).
      if (shown.length === 0) need.report('sweepstake.empty', 'Empty sweepstakes')
    } catch (failure) {
      if (turn !== latest) return
      boxes.fail()
      need.onFailure(failure)
    }
  }

  function shownBox({ id, currency, ...rest }: SweepstakeBox): ShownBox[] {
    const amounts = CODE.test(currency) ? boxAmounts(rest, decimalsOfCoin(currency, session)) : undefined
    return amounts === undefined ? [] : [{ id, currency, ...amounts }]
  }

  return { load }
}
