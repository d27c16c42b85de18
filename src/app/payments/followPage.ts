import { dropSecondPress } from '../../platform/page/dropSecondPress.ts'
import { guardPresses } from '../../platform/page/guardPresses.ts'
import { keepFocus } from '../../platform/page/keepFocus.ts'
import { followLiveRegions } from '../../platform/page/liveRegions.ts'
import { moveToNextField } from '../../platform/page/moveToNextField.ts'
import { onRefusedPicture } from '../../platform/page/onRefusedPicture.ts'
import type { PressBlock } from '../../platform/page/whyPressBlocked.ts'
import type { CoreServices } from '../../services/CoreServices.ts'
import type { MessageServices } from '../../services/Services.ts'

export interface FollowPageNeed {
  readonly core: CoreServices
  readonly messages: Pick<MessageServices, 'showNotice' | 'notifyHost'>
}

const PRESS_BLOCKS: Readonly<Record<Exclude<PressBlock, 'unseen'>, string>> = {
  doubled: 'it was the second click of a double click',
  moved: 'the button had just moved under the pointer',
}

/**
 * Watches the page once the payment code has loaded: focus, live regions, failed pictures, presses. Returns the
 * cleanups.
 */
export function followPage({ core, messages }: FollowPageNeed): readonly (() => void)[] {
  const { embedding, config } = core.environment
  const { element, surface } = embedding
  const { showNotice, notifyHost } = messages
  const { form, route, texts } = core
  const { report } = core.reports

  /**
   * Shows the player why a press was blocked. No notice for the second click of a double click: the player meant the
   * previous element at this position.
   */
  function showPressBlocked(why: PressBlock): void {
    if (why === 'unseen') notifyHost('frame.hidden')
    else report('press.blocked', `A press was ignored (${why}): ${PRESS_BLOCKS[why]}.`)
    if (why !== 'doubled') showNotice(texts.t(`form.held.${why}`))
  }

  /** Whether the picture is the widget's: in a page of the host most pictures are not. */
  const isOfWidget = (url: string): boolean =>
    [config.iconCdn, config.staticPath].some(
      (base) => base !== '' && url.startsWith(new URL(base, document.baseURI).href),
    )

  return [
    keepFocus(element, () => (route.isLoadingNext ? undefined : route.pageKey)),
    followLiveRegions(element),
    moveToNextField(element),
    onRefusedPicture((url, status) => {
      if (surface.ownsDocument || isOfWidget(url)) report('icon.refused', `${url}: HTTP ${status}`)
    }),
    dropSecondPress(element, {
      pageKey: () => route.pageKey,
      earlyPressAt: route.isLoadingNext ? route.skeletonShownAt : undefined,
    }),
    guardPresses(element, { movesMoney: () => form()?.isLastStep === true, onBlocked: showPressBlocked }),
  ]
}
