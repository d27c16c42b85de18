import type { CoreServices } from '../../services/CoreServices.ts'
import { BoxesStore } from './BoxesStore.ts'
import type { BoxPurchases } from './BoxPurchases.ts'
import type { BoxAddressesNeed } from './createBoxAddresses.ts'
import { type BoxLoadingNeed, createBoxLoading } from './createBoxLoading.ts'

/** Sweepstake boxes: loading them, and handling a missing or refused choice. */
export function createBoxPurchases(
  { session, texts, navigation, reports: { notify, report, onFailure } }: CoreServices,
  { api }: Pick<BoxLoadingNeed, 'api'>,
): BoxPurchases & Pick<BoxAddressesNeed, 'onRefused'> {
  const boxes = new BoxesStore()
  const title = texts.t('sweepstake.deposit.v2.title')
  const onChanged = () => notify({ title, content: texts.t('sweepstake.changed'), tone: 'info' })
  const loading = createBoxLoading({
    api,
    boxes,
    session,
    report,
    // Where boxes are shown, the page does not state the failure.
    onFailure: (failure) => onFailure(failure, boxes.boxes.length === 0 ? null : undefined),
    onChanged,
  })
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
      // If the box is sold out or has changed, `onChanged` has already notified the player.
      if (!wasChosen || boxes.chosen !== undefined) onFailure(failure)
    },
  }
}
