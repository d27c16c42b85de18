import type { HostProblem } from '../../../schemas/host/problems.ts'
import type { AfterPress } from '../../flows/deposit/afterPress.ts'
import { guardPresses } from '../../platform/guardPresses.ts'
import type { Hold } from '../../platform/holdOfPress.ts'
import { keepFocus } from '../../platform/keepFocus.ts'
import { followLiveRegions } from '../../platform/liveRegions.ts'
import { onRefusedPicture } from '../../platform/onRefusedPicture.ts'
import type { AppNeed } from '../AppNeed.ts'
import { hearBack, type WayOut } from '../hearBack.ts'
import type { Core } from './core.ts'

export interface FollowPageNeed {
  readonly need: Pick<AppNeed, 'element' | 'bridge' | 'history'>
  readonly core: Core
  readonly wayOut: WayOut
  readonly say: AfterPress['say']
  readonly tellHost: (code: HostProblem) => void
}

/** What the page and the host around do while payments can be made: focus, presses, the way back. Returns the stops. */
export function followPage({ need, core, wayOut, say, tellHost }: FollowPageNeed): readonly (() => void)[] {
  const { element, bridge, history } = need
  const { route, session, form, texts, report } = core

  /** Says why a press was held; not of the second half of a double click, which was meant for what stood there before. */
  function holdPress(why: Hold): void {
    if (why === 'unseen') tellHost('frame.hidden')
    else report('press.held', why)
    if (why !== 'doubled') say(texts.t(`form.held.${why}`))
  }

  return [
    keepFocus(element),
    followLiveRegions(element),
    ...hearBack({ bridge, route, session, ...wayOut }),
    // In the page of a host most pictures are the host's.
    ...(history ? [] : [onRefusedPicture((url, status) => report('icon.refused', `${url}: HTTP ${status}`))]),
    guardPresses(element, { isAtStake: () => form()?.isLastStep === true, onHeld: holdPress }),
  ]
}
