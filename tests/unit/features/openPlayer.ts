import { observable, runInAction } from 'mobx'
import type { Cashier } from '../../../mocks/cashier/createCashier.ts'
import { createCashier } from '../../../mocks/cashier/createCashier.ts'
import type { Scenario } from '../../../mocks/cashier/Scenario.ts'
import type { RouteName } from '../../../schemas/routes.ts'
import type { Api } from '../../../src/api/index.ts'
import { createListApi } from '../../../src/api/listApi.ts'
import { createPaymentApi } from '../../../src/api/paymentApi.ts'
import type { StatusPush } from '../../../src/api/pushes/createStatusPushes.ts'
import { BonusStore } from '../../../src/catalog/BonusStore.ts'
import { CryptoBonusStore } from '../../../src/catalog/CryptoBonusStore.ts'
import { MethodsStore } from '../../../src/catalog/MethodsStore.ts'
import { PlaceStore } from '../../../src/catalog/PlaceStore.ts'
import type { CreateHandlers, CreateNeed } from '../../../src/features/deposit/CreateNeed.ts'
import type { CashPages } from '../../../src/features/deposit/cashPages.ts'
import { createPayButton } from '../../../src/features/deposit/createPayButton.ts'
import { followStatus } from '../../../src/features/deposit/followStatus.ts'
import { createKnownDeposit } from '../../../src/features/deposit/knownDeposit.ts'
import type { ExtensibleForm } from '../../../src/features/deposit/prepareDeposit.ts'
import { createInvoiceSettlement } from '../../../src/features/invoice/createInvoiceSettlement.ts'
import type { FormStore } from '../../../src/forms/FormStore.ts'
import { packReference } from '../../../src/host/bridge/intentReference.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import type { Method } from '../../../src/model/method.ts'
import { createOpenDeposits, type OpenDeposits } from '../../../src/payments/createOpenDeposits.ts'
import { DepositStore } from '../../../src/payments/DepositStore.ts'
import { InvoiceStore } from '../../../src/payments/InvoiceStore.ts'
import { createLedger } from '../../../src/payments/ledger.ts'
import { TransactionStore } from '../../../src/payments/TransactionStore.ts'
import type { DocumentLock } from '../../../src/platform/storage/documentLock.ts'
import type { SharedStore } from '../../../src/platform/storage/storage.ts'
import type { HelperWindow } from '../../../src/platform/windows/helperWindow.ts'
import type { ActiveForm } from '../../../src/services/ActiveForm.ts'
import type { SessionStore } from '../../../src/session/SessionStore.ts'
import type { Transport } from '../../../src/transport/Transport.ts'
import { engineOf } from '../support/engineOf.ts'
import { type FakeClock, fakeClock } from '../support/fakeClock.ts'
import { serverTime } from '../support/serverTime.ts'
import { fixtureMethod, formOf, memoryLock, memoryStorage, session } from './builders.ts'
import { type CashierTransport, cashierTransport } from './cashierTransport.ts'

const CONFIG = { api: { base: '/api', prefix: 'BANKING', paths: {}, idempotencyKey: true } } as const
export const CALL_CONFIG = { ...CONFIG, timeouts: { request: 30_000, host: 30_000, file: 10_000 } } as const

export function apiOver(transport: Transport): Api {
  const need = { transport, config: CALL_CONFIG }
  return { ...createListApi(need), ...createPaymentApi(need) }
}

/** The dependencies of the pay button that a test replaces. */
export interface PlayerOverrides {
  readonly captcha?: CreateNeed['captcha']
  readonly cryptoBonus?: CryptoBonusStore
  readonly cashPages?: CashPages
  readonly paymentSessionId?: () => string | undefined
  readonly before?: OpenDeposits['before']
  readonly active?: Partial<Pick<ActiveForm, 'form' | 'method'>>
  readonly on?: Partial<CreateHandlers>
  /** The id of the payment that the page on the screen shows. */
  readonly shown?: string
}

export interface PlayerNeed {
  readonly texts: Texts
  readonly scenario?: Scenario
  /** The cashier, time and storage of a returning player. */
  readonly before?: { readonly cashier: Cashier; readonly clock: FakeClock; readonly storage: SharedStore }
  readonly storage?: SharedStore
  /** A connection to a server that is not in this process, with its clock. */
  readonly line?: { readonly transport: Transport; readonly clock: FakeClock }
  /** Asks for open deposits when the form opens, as the app does. */
  readonly hasBaseLine?: boolean
  readonly onEntries?: (reference: string) => void
  /** The open entries as the host has stored them. */
  readonly resume?: string
  readonly newKey?: () => string
  /** A lock shared with other pages. */
  readonly lock?: DocumentLock
  readonly userId?: string
  readonly method?: Method
  readonly session?: SessionStore
  /** The form before the first edit; default: a form of its own. */
  readonly form?: FormStore
  readonly over?: PlayerOverrides
  readonly query?: Record<string, string>
}

/** A player with a widget; everything is real except the browser. */
export function openPlayer({ texts, scenario, before, userId = 'user-7', over = {}, ...need }: PlayerNeed) {
  const clock = need.line?.clock ?? before?.clock ?? fakeClock()
  const storage = need.storage ?? before?.storage ?? memoryStorage()
  const cashier =
    before?.cashier ??
    createCashier({ scenario: scenario ?? { title: '' }, now: clock.now, later: clock.later, random: () => 0.5 })
  const transport: CashierTransport = cashierTransport({ cashier, clock })
  const api = apiOver(need.line?.transport ?? transport)
  const method = need.method ?? fixtureMethod('airtm')
  const player = need.session ?? session({ userId })
  const methods = new MethodsStore()
  methods.setMethods([method], methods.initCurrencies)
  const deposit = new DepositStore()
  const transaction = new TransactionStore()
  const ledger = createLedger({
    ...{ store: storage, identity: userId, time: serverTime(clock.now) },
    onChange: () => need.onEntries?.(packReference(ledger.open())),
  })
  if (need.resume !== undefined) ledger.restore(need.resume)
  const log: string[] = []
  const events: { key: string; value: Readonly<Record<string, unknown>> }[] = []
  const problems: { code: string; message: string }[] = []
  const failures: unknown[] = []
  const ended: string[] = []
  const query = { ...need.query }
  const wakes = new Set<() => void>()
  const hearers = new Set<(news: StatusPush) => void>()
  let made = need.form
  /** Created on first use, because many pages end before a press. */
  const form = (): FormStore => {
    made ??= formOf(method, player, texts, { amount: '500', email: 'ana@correo.mx' })
    return made
  }
  let keys = 0

  const helper = (): HelperWindow => ({
    isReachable: true,
    isClosed: false,
    redirect: ({ url }) => log.push(`helper ${url}`),
    wait: () => {},
    close: () => log.push('helper closed'),
  })
  // Does the same as the screen: adds the new fields, and keeps the typed values.
  const addFields: ExtensibleForm['addFields'] = (fields) => {
    made = formOf(method, player, texts, {}, { fields, before: form() })
  }
  const opening = observable.box('deposit')
  const isFormOpen = () => !['list', 'depositCompletePage'].includes(opening.get())
  const base = createOpenDeposits({
    ...{ api, deposit, ledger },
    mustBeSeen: () => false,
    isSettled: () => false,
    isSettledHere: () => false,
    form: () => (need.hasBaseLine && isFormOpen() ? { method: method.name, country: player.paymentGeo } : undefined),
  })
  const invoices = new InvoiceStore(deposit)
  const engine = engineOf({
    ...{ clock, ledger, deposit },
    lock: need.lock ?? memoryLock(),
    requestTimeoutMs: CALL_CONFIG.timeouts.request,
    newKey: need.newKey ?? (() => `intent-key-${clock.now().toString(36)}-${++keys}`),
    findOpen: ({ method: paymentMethod, country: selectedCountry }, signal) =>
      api.depositCheck({ paymentMethod, selectedCountry }, { signal }),
  })
  const settlement = createInvoiceSettlement({
    ...{ api, engine, deposit, invoices, ledger },
    report: (code) => void log.push(`report ${code}`),
  })
  const reports: CreateNeed['reports'] = {
    track: (key, value) => void events.push({ key, value }),
    report: (code, message) => void problems.push({ code, message }),
  }
  const navigation = {
    query: (name: string) => query[name],
    dropQuery: (name: string) => void delete query[name],
    go: (name: RouteName) => void log.push(`go ${name}`),
  }
  const active = { form, method: () => method, ...over.active }
  const { creating, preparing, ...depositing } = createPayButton({
    api,
    measure: () => {},
    clock,
    reports,
    session: player,
    payments: { engine, ledger, deposit },
    active: { ...active, addFields, opening: () => opening.get() },
    request: {
      place: new PlaceStore(player, methods),
      bonus: new BonusStore([]),
      cryptoBonus: over.cryptoBonus ?? new CryptoBonusStore(methods, false),
      abTestGroup: undefined,
      returnUrl: 'https://cashier.example/paywidget/deposit/complete',
      paymentSessionId: over.paymentSessionId ?? (() => undefined),
    },
    open: {
      blockIfOpenElsewhere: base.blockIfOpenElsewhere,
      before: over.before ?? (need.hasBaseLine ? base.before : () => []),
    },
    captcha: over.captcha ?? (async () => undefined),
    windows: {
      isOtherShown: (id) => over.shown !== undefined && over.shown !== id,
      loadPages: async () => undefined,
      openHelper() {
        log.push('helper opened')
        return helper()
      },
      cashPages: over.cashPages ?? { of: () => undefined, isMissing: () => false },
    },
    on: {
      prepared: ({ details, fields }) =>
        log.push(`prepared ${[...details, ...fields.map(({ name }) => name)].join(', ')}`),
      blocked: ({ why }) => log.push(`blocked ${why}`),
      created: (next) => void log.push(`next ${next.step}${next.step === 'page' ? ` ${next.page}` : ''}`),
      reconciled: ({ kind }) => log.push(`outcome ${kind}`),
      abandoned(made) {
        log.push(`abandoned ${made.id}`)
        void settlement.cancel(made, 'player')
      },
      mismatched: (names) => void log.push(`misfit ${names.join(' ')}`),
      failed: (failure) => void failures.push(failure),
      ...over.on,
    },
  })
  const known = createKnownDeposit({
    ...{ deposit, ledger, session: player, navigation, creating, open: base, method: active.method },
    invoice: { reopen: () => undefined, settled: settlement.of },
  })
  const onWake = (wake: () => void) => {
    wakes.add(wake)
    wake()
    return () => wakes.delete(wake)
  }
  const onStatusPush = (hear: (news: StatusPush) => void) => {
    hearers.add(hear)
    return () => hearers.delete(hear)
  }
  return {
    ...{
      api,
      cashier,
      clock,
      creating,
      deposit,
      events,
      problems,
      failures,
      ledger,
      log,
      method,
      player,
      preparing,
      query,
      storage,
      reports,
    },
    ...{ transaction, transport },
    get form() {
      return form()
    },
    fill: (next: FormStore) => {
      made = next
    },
    /** The player has read the warning, and pays again. */
    startAnew: known.startAnew,
    /** The player opens the deposit that the form has found. */
    showKnown: known.show,
    dispose: () => {
      base.dispose()
      depositing.dispose()
      engine.dispose()
    },
    /** Opens the form or leaves it. */
    open: (name: string) => runInAction(() => opening.set(name)),
    wake: () => {
      for (const wake of wakes) wake()
    },
    watchers: wakes,
    /** The deposits that the completion page has reported as paid, declined or expired. */
    ended,
    hearers,
    /** Sends a push from the server. */
    push: (depositId: string, status?: string | number) => {
      for (const hear of hearers) hear({ depositId, status })
    },
    /** Opens the completion page; returns its cleanup. */
    complete: (line: Pick<Api, 'depositStatus'> = api) =>
      followStatus({
        ...{
          api: line,
          clock,
          methods,
          track: reports.track,
          deposit,
          transaction,
          ledger,
          navigation,
          onWake,
          onStatusPush,
        },
        ...{ crypto: { see: () => {}, end: (id: string) => void ended.push(id) }, count: () => () => {} },
      }),
    /** The ids of the deposits that the cashier has created. */
    made: () => cashier.deposits().map(({ id }) => id),
    creates: () => transport.sent.filter(({ name }) => name === 'deposit-create'),
    /** The ids in the cancel requests. */
    cancelled: () => transport.bodies('deposit-cancel').map(({ depositId }) => depositId),
    /** The player leaves the form, which cancels its deposits. */
    giveUp(): void {
      runInAction(() => opening.set('list'))
      creating.abandon(method.name)
    },
  }
}

export type Player = ReturnType<typeof openPlayer>
