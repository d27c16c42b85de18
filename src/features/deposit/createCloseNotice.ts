import { reaction } from 'mobx'
import type { Api } from '../../api/index.ts'
import type { Method } from '../../model/method.ts'
import type { DepositStore } from '../../payments/DepositStore.ts'

export interface CloseNoticeNeed {
  readonly api: Pick<Api, 'sessionFormOnCloseModal'>
  readonly deposit: DepositStore
  readonly method: () => Method | undefined
  /** The method whose crypto address or box is being created; observable by MobX. */
  readonly requested: () => Method | undefined
  /** The name of the method as shown to the player. */
  readonly nameOf: (method: Method) => string
  /** The host's id of the player; sent only to the server. */
  readonly userId: string
  /** Subscribes to the unload of the widget's frame; returns the unsubscribe function. */
  readonly onUnload: (leave: () => void) => () => void
  readonly report: (code: string, message: string) => void
}

export interface CloseNotice {
  /** Call when the widget closes: by the player, by the host, or because another player signs in. */
  closed(): void
  /** Cleanup without a notice: the payment goes on after the widget has restarted for the same player. */
  dispose(): void
}

/**
 * Notifies the server, once for each create, when the widget closes or its frame unloads during a create (CREATE-14,
 * The notice names the method of the create, even if another form is open by then.
 */
export function createCloseNotice({
  api,
  deposit,
  method,
  requested,
  nameOf,
  userId,
  report,
  ...need
}: CloseNoticeNeed): CloseNotice {
  /** The method of the create in progress, until the server was notified. */
  let pendingCreate: Method | undefined
  /** The method of the address or box being created, until the server was notified. */
  let pendingAddress: Method | undefined

  // Also during reconciliation: in an unloading frame, requests fail before the unload event.
  const isUnderWay = () =>
    deposit.isDepositSubmitted ||
    (pendingCreate !== undefined && deposit.unresolvedFor(pendingCreate.name)?.kind === 'checking')

  function closed(): void {
    const open = new Set([pendingCreate, pendingAddress])
    pendingCreate = undefined
    pendingAddress = undefined
    for (const one of open) if (one !== undefined) notifyServer(one)
  }

  function notifyServer(paid: Method): void {
    const request = { paymentMethod: paid.name, paymentMethodText: nameOf(paid), userId }
    // Send synchronously: in an unloading frame, the next task never runs.
    const sent = api.sessionFormOnCloseModal(request, { keepalive: true })
    // Do not report the server's message, which may contain the player's id.
    sent.catch(() =>
      report('close.notice', `The server was not told that the widget closed during a create with ${paid.name}.`),
    )
  }

  function begin(isSubmitted: boolean): void {
    if (isSubmitted) pendingCreate = method()
  }

  function end(isGoingOn: boolean): void {
    if (!isGoingOn) pendingCreate = undefined
  }

  const stops = [
    reaction(() => deposit.isDepositSubmitted, begin),
    reaction(isUnderWay, end),
    reaction(
      requested,
      (method) => {
        pendingAddress = method
      },
      { fireImmediately: true, equals: (a, b) => a?.name === b?.name },
    ),
    need.onUnload(closed),
  ]

  return {
    closed,
    dispose() {
      pendingCreate = undefined
      pendingAddress = undefined
      for (const stop of stops) stop()
    },
  }
}
