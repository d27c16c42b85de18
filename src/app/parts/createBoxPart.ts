import { BoxesStore } from '../../features/sweepstake/BoxesStore.ts'
import type { BoxPurchases } from '../../features/sweepstake/BoxPurchases.ts'
import type { BoxAddressesNeed } from '../../features/sweepstake/createBoxAddresses.ts'
import { type BoxLoadingNeed, createBoxLoading } from '../../features/sweepstake/createBoxLoading.ts'
import type { Core } from './core.ts'

export type BoxPartNeed = Pick<BoxLoadingNeed, 'api'>

/** Sweepstake boxes: loading them, and handling a missing or refused choice. */
export function createBoxPart(
  { api }: BoxPartNeed,
  { session, texts, notify, navigation, report, onFailure }: Core,
): BoxPurchases & Pick<BoxAddressesNeed, 'onRefused'> {
  const boxes = new BoxesStore()
  const title = texts.t('sweepstake.deposit.v2.title')
  const onChanged = () => notify({ title, content: texts.t('sweepstake.changed'), tone: 'info' })
  const loading = createBoxLoading({ api, boxes, session, report, onFailure, onChanged })
  return {
    boxes,
    loading,
    onNoBox(problem) {
      report('sweepstake.noBox', problem)
      navigation.go('depositListPage', { replace: true })
    },
    async onRefused(failure) {
      const wasChosen = boxes.chosen !== undefined
      await loading.load()
      // If the box is sold out or has changed, `onChanged` has already told the player.
      if (!wasChosen || boxes.chosen !== undefined) onFailure(failure)
    },
  }
}
