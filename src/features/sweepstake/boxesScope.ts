import { computed } from 'mobx'
import type { BoxView, Scopes } from '../../../schemas/scopes/views.ts'
import type { ShownBox } from '../../model/sweepstakeBox.ts'
import { formatMoney, formatShort } from '../../money/formatAmount.ts'
import type { ScopesNeed } from '../../scopes/ScopesNeed.ts'
import { decimalsOfCoin } from '../../session/decimalsOfCoin.ts'
import type { BoxesStore } from './BoxesStore.ts'

const NONE: BoxView = { id: '', gcAmount: '', gcCount: '', scAmount: '', scCount: '', formattedPrice: '' }

/** The boxes of a sweepstake (SWEEP-11); shown only when payment methods are loaded too. */
export function boxesScope({
  boxes,
  methods,
  session,
  texts,
}: ScopesNeed & { readonly boxes: BoxesStore }): Scopes['boxes'] {
  const viewOf = ({ id, gold, sweep, price, currency }: ShownBox): BoxView => ({
    id,
    gcAmount: formatShort(gold, 'QGC', texts.locale),
    gcCount: gold,
    scAmount: formatShort(sweep, 'QSC', texts.locale),
    scCount: sweep,
    formattedPrice: formatMoney(price, currency, texts.locale, decimalsOfCoin(currency, session)),
  })
  const list = computed(() => boxes.boxes.map(viewOf))
  return {
    get state() {
      const states = [boxes.state, methods.state]
      return states.find((one) => one === 'failed') ?? states.find((one) => one === 'loading') ?? 'ready'
    },
    get list() {
      return list.get()
    },
    get chosen() {
      return boxes.chosen ? viewOf(boxes.chosen) : NONE
    },
  }
}
