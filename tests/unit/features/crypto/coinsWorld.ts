import { runInAction } from 'mobx'
import type { DepositCreateRequest } from '../../../../schemas/calls/depositCreate.ts'
import type { DepositCreateSweepstakeRequest } from '../../../../schemas/calls/depositCreateSweepstake.ts'
import type { Api } from '../../../../src/api/index.ts'
import type { StatusPush } from '../../../../src/api/pushes/createStatusPushes.ts'
import { CryptoStore } from '../../../../src/catalog/CryptoStore.ts'
import { followAddress } from '../../../../src/catalog/followAddress.ts'
import { MethodsStore } from '../../../../src/catalog/MethodsStore.ts'
import { openCoin, openSelected } from '../../../../src/catalog/openCoin.ts'
import { createAddresses } from '../../../../src/features/crypto/createAddresses.ts'
import type { BoxesStore } from '../../../../src/features/sweepstake/BoxesStore.ts'
import { createBoxAddresses } from '../../../../src/features/sweepstake/createBoxAddresses.ts'
import { isAddressOf } from '../../../../src/forms/checks/isChainAddress.ts'
import type { Method } from '../../../../src/model/method.ts'
import { DepositStore } from '../../../../src/payments/DepositStore.ts'
import { createLedger } from '../../../../src/payments/ledger.ts'
import { TransactionStore } from '../../../../src/payments/TransactionStore.ts'
import type { SendOptions } from '../../../../src/transport/Transport.ts'
import { engineOf } from '../../support/engineOf.ts'
import { type FakeClock, fakeClock } from '../../support/fakeClock.ts'
import { serverTime } from '../../support/serverTime.ts'
import { memoryStorage, session } from '../builders.ts'

export interface WorldNeed {
  readonly methods: readonly Method[]
  readonly api: Pick<Api, 'depositCreate' | 'depositStatus'> & Partial<Pick<Api, 'depositCreateSweepstake'>>
  readonly clock?: FakeClock
  readonly preselects?: boolean
  readonly hasBonus?: (method: Method) => boolean
  /** Set if the coins pay for a sweepstake box. */
  readonly boxes?: BoxesStore
  readonly captcha?: Parameters<typeof createAddresses>[0]['captcha']
}

/** A player's crypto deposits; everything is real except the browser and the cashier. */
export function coinsWorld({
  methods: listed,
  api,
  clock = fakeClock(),
  preselects = true,
  captcha = async () => undefined,
  hasBonus = () => false,
  boxes,
}: WorldNeed) {
  const player = session()
  const methods = new MethodsStore()
  methods.setMethods(listed, { fiat: 'USD', crypto: 'USDT' })
  const [deposit, transaction] = [new DepositStore(), new TransactionStore()]
  const crypto = new CryptoStore({ methods, now: clock.monotonic, preselects, boxes })
  const ledger = createLedger({ store: memoryStorage(), identity: 'user-7', time: serverTime(clock.now) })
  const failures: unknown[] = []
  const events: { key: string; value: unknown }[] = []
  const went: { page: string; query: unknown }[] = []
  const hearers = new Set<(news: StatusPush) => void>()
  const problems: string[] = []
  const reports: { code: string; message: string }[] = []
  let keys = 0
  const sent: { body: DepositCreateRequest; key: string | undefined }[] = []
  const orders: { body: DepositCreateSweepstakeRequest; key: string | undefined }[] = []
  const engine = engineOf({ clock, ledger, newKey: () => `key-${String(++keys).padStart(8, '0')}` })
  const shared = {
    ...{ clock, crypto, session: player, engine },
    api: {
      depositCreate(body: DepositCreateRequest, options?: SendOptions) {
        sent.push({ body, key: options?.idempotencyKey })
        return api.depositCreate(body, options)
      },
      depositCreateSweepstake(body: DepositCreateSweepstakeRequest, options?: SendOptions) {
        orders.push({ body, key: options?.idempotencyKey })
        if (api.depositCreateSweepstake === undefined) throw new Error('This world sells no boxes.')
        return api.depositCreateSweepstake(body, options)
      },
    },
    track: (key: string, value: unknown) => void events.push({ key, value }),
    onFailure: (failure: unknown) => void failures.push(failure),
    report: (code: string, message: string) => void reports.push({ code, message }),
    chainCheck: async () => isAddressOf,
  }
  const forms = createAddresses({
    ...shared,
    captcha,
    request: { hasBonus, abTestGroup: 'group_b', returnUrl: '', leastOf: () => '200.00' },
    paymentSession: async () => 'session-1',
  })
  const ofBoxes =
    boxes &&
    createBoxAddresses({
      ...shared,
      boxes,
      request: { returnUrl: '', country: () => player.paymentGeo },
      onNoBox: (problem) => void problems.push(problem),
      onRefused: (failure) => void failures.push(failure),
    })
  const addresses = { ...forms, ...ofBoxes }
  /** Finds a network by its method's name or, if several networks share the method, by its own name. */
  const networkOf = (name: string) =>
    crypto.coins.flatMap(({ networks }) => networks).find((one) => one.id === name || one.name === name)
  let stop = () => {}
  const need = {
    ...{ api, clock, crypto, deposit, methods, transaction, ledger, addresses, session: player },
    navigation: { go: (page: string, { query }: { query?: unknown } = {}) => void went.push({ page, query }) },
    onWake: (wake: () => void) => {
      wake()
      return () => {}
    },
    onStatusPush(hear: (news: StatusPush) => void) {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
  }
  return {
    ...{
      clock,
      crypto,
      deposit,
      transaction,
      methods,
      ledger,
      failures,
      problems,
      orders,
      events,
      went,
      sent,
      session: player,
      addresses,
      reports,
      networkOf,
      /** What a page that shows an address needs. */
      pageNeed: need,
    },
    open: (coin: string) => openCoin({ crypto, methods }, coin),
    choose: (name: string) => {
      const network = networkOf(name)
      if (network !== undefined) crypto.choose(network)
    },
    /** The player opens the address page. */
    enter() {
      runInAction(() => openSelected({ crypto, methods }))
      stop = followAddress(need)
    },
    leave: () => stop(),
    push: (depositId: string, status?: number) => {
      for (const hear of hearers) hear({ depositId, status })
    },
    dispose() {
      stop()
      engine.dispose()
    },
  }
}
