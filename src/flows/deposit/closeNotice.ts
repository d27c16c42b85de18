import { reaction } from 'mobx'
import type { Api } from '../../api/index.ts'
import type { Method } from '../../model/method.ts'
import type { DepositStore } from '../../stores/DepositStore.ts'

export interface CloseNoticeNeed {
  readonly api: Pick<Api, 'sessionFormOnCloseModal'>
  readonly deposit: DepositStore
  readonly method: () => Method | undefined
  /** The method whose address, or box, is being created; read as MobX reads. */
  readonly asking: () => Method | undefined
  /** The name of a method as the player reads it. */
  readonly nameOf: (method: Method) => string
  /** As the host knows the player. It is told to the server, and to nobody else. */
  readonly userId: string
  /** Calls when the document goes away; returns what ends the listening. */
  readonly onUnload: (leave: () => void) => () => void
  readonly report: (code: string, message: string) => void
}

export interface CloseNotice {
  /** The widget is closed: by the player, by the host, or because another player comes. */
  closed(): void
  /** Nothing is told any more. The same player's next app is no end of the payment. */
  dispose(): void
}

/**
 * Tells the server when the widget is closed, or its document goes away, in the middle of a creation: once for each one
 * (CREATE-14, Q-012). The notice is about the method that is being paid by, whatever form is open meanwhile.
 */
export function closeNotice({
  api,
  deposit,
  method,
  asking,
  nameOf,
  userId,
  report,
  ...need
}: CloseNoticeNeed): CloseNotice {
  /** What the creation under way pays by, until the server was told. */
  let untold: Method | undefined
  /** The same of an address. */
  let untoldAddress: Method | undefined

  // While its answer is being asked about, too: a frame that goes away loses its calls first, and hears of that later.
  const isUnderWay = () =>
    deposit.isDepositSubmitted || (untold !== undefined && deposit.unresolvedFor(untold.name)?.kind === 'checking')

  function closed(): void {
    const open = new Set([untold, untoldAddress])
    untold = undefined
    untoldAddress = undefined
    for (const one of open) if (one !== undefined) tell(one)
  }

  function tell(paid: Method): void {
    const request = { paymentMethod: paid.name, paymentMethodText: nameOf(paid), userId }
    // Before this returns it has to be on its way: the next task of a document that goes away never runs.
    const sent = api.sessionFormOnCloseModal(request, { keepalive: true })
    // Without the server's words, which may repeat whose notice it was.
    sent.catch(() => report('close.notice', 'The notice of a creation that was closed did not arrive.'))
  }

  function begin(isSubmitted: boolean): void {
    if (isSubmitted) untold = method()
  }

  function end(isGoingOn: boolean): void {
    if (!isGoingOn) untold = undefined
  }

  const stops = [
    reaction(() => deposit.isDepositSubmitted, begin),
    reaction(isUnderWay, end),
    reaction(
      asking,
      (method) => {
        untoldAddress = method
      },
      { fireImmediately: true, equals: (a, b) => a?.name === b?.name },
    ),
    need.onUnload(closed),
  ]

  return {
    closed,
    dispose() {
      untold = undefined
      untoldAddress = undefined
      for (const stop of stops) stop()
    },
  }
}
