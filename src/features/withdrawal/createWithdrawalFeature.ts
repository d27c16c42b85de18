import { readMethodFields } from '../../api/readMethodFields.ts'
import { createWithdrawalApi } from '../../api/withdrawalApi.ts'
import { methodLimits } from '../../catalog/methodLimits.ts'
import { AMOUNT_FIELD } from '../../forms/AMOUNT_FIELD.ts'
import type { Method } from '../../model/method.ts'
import type { Bound } from '../../money/readBound.ts'
import { withdrawalLimits } from '../../money/withdrawal.ts'
import type { Created } from '../../pages/Feature.ts'
import { countInFlight } from '../../payments/countInFlight.ts'
import { createOpenDeposits } from '../../payments/createOpenDeposits.ts'
import { createPaymentEngine } from '../../payments/createPaymentEngine.ts'
import { documentLock } from '../../platform/storage/documentLock.ts'
import { isPayout } from '../../reference/isPayout.ts'
import { withMethodNetworks } from '../../reference/withMethodNetworks.ts'
import type { Services } from '../../services/Services.ts'
import { createIsSettled } from './createIsSettled.ts'
import { createWithdrawal } from './createWithdrawal.ts'
import { createWithdrawalConfirmation } from './createWithdrawalConfirmation.ts'
import { createWithdrawalMessages } from './createWithdrawalMessages.ts'
import { destinationOf } from './destinationOf.ts'
import { createKnownWithdrawal } from './knownWithdrawal.ts'
import { createWithdrawalForm } from './pages/withdrawalForm.ts'
import { reportUnreadTerms } from './reportUnreadTerms.ts'
import type { Withdrawals } from './Withdrawals.ts'
import { confirmTerms, whyNotConfirmed } from './whyNotConfirmed.ts'

/** Withdrawals: the state and actions that outlive their pages. */
export function createWithdrawalFeature(services: Services): Created<Withdrawals> {
  const { core, cashier, config, payments, forms, provided } = services
  const { session, methods, route, texts, form, navigation } = core
  const { clock } = core.environment
  const { withdrawal, withdrawals: ledger, newKey } = payments
  const api = createWithdrawalApi(core.reports.calls)
  const messages = createWithdrawalMessages(core, () => provided.payout)
  const { isBlocked, isNotConfirmable, isNotRedeemed, showFailure, showOutcome, confirmationMessages } = messages
  const method = () => (isPayout(route.transaction) ? methods.selected : undefined)
  const limitsWith = (one: Method | undefined, balance: Bound) =>
    withdrawalLimits(methodLimits(one, session), {
      fee: one?.fee,
      balance,
      decimals: session.decimalsOf(session.user.currency),
    })
  const limitsOf = (one: Method | undefined) => limitsWith(one, withdrawal.balance)
  withdrawal.setEnough((balance) => limitsWith(method(), balance).why !== 'balance')
  const openWithdrawals = createOpenDeposits({
    api: {
      depositCheck: ({ paymentMethod, selectedCountry }, options) =>
        api.withdrawalCheck({ paymentMethod, selectedCountry }, options),
    },
    deposit: withdrawal,
    ledger,
    // An open withdrawal awaits the player's confirmation, so it must be seen before another one is created.
    mustBeSeen: () => true,
    isSettled: createIsSettled({ api, withdrawal }),
    isSettledHere: (id) => ledger.settledOf(id) !== undefined,
    form: () => {
      const opened = form()?.field(AMOUNT_FIELD) === undefined ? undefined : method()
      return opened && { method: opened.name, country: session.paymentGeo }
    },
  })
  const engine = createPaymentEngine({
    clock,
    ledger,
    newKey,
    deposit: withdrawal,
    countInFlight: countInFlight(core.deposit),
    requestTimeoutMs: config.timeouts.request,
    lock: documentLock(`paywidget.withdrawal.${session.identity}`),
    findOpen: ({ method: paymentMethod, country: selectedCountry }, signal) =>
      api.withdrawalCheck({ paymentMethod, selectedCountry }, { signal, isPolled: true }),
  })
  const creating = createWithdrawal({
    api,
    clock,
    navigation,
    track: core.reports.track,
    payments: { engine, withdrawal },
    active: { form, method, opening: () => `${route.name} ${method()?.name ?? ''}` },
    country: () => session.paymentGeo,
    open: openWithdrawals,
    destination: (one, made) => destinationOf(withMethodNetworks(readMethodFields(one), one), made, texts),
    isBlocked: (waitMs) => isBlocked(waitMs) || isNotRedeemed(),
    loadPages: (one) => cashier.loadNextPages('withdrawal', one),
    on: { failed: showFailure, created: forms.drafts.drop, reconciled: showOutcome },
  })
  const whyNot = () => whyNotConfirmed(withdrawal, confirmTerms({ withdrawal, methods, session }))
  const confirming = createWithdrawalConfirmation({
    api,
    engine,
    withdrawal,
    ledger,
    navigation,
    form,
    isBlocked,
    track: core.reports.track,
    clock,
    isNotConfirmable: () => isNotConfirmable(whyNot(), withdrawal),
    isOpen: () => route.name === 'withdrawalConfirmPage',
    on: { ...confirmationMessages, over: core.list.loading.expire },
  })
  const stopReporting = reportUnreadTerms({
    ...core,
    report: core.reports.report,
    method,
    withdrawal,
    currency: () => session.user.currency,
  })
  const own: Withdrawals = {
    api,
    creating,
    confirming,
    limitsOf,
    known: createKnownWithdrawal({ withdrawal, session, method, navigation, creating, open: openWithdrawals }),
    forms: (scopes, fields) => forms.create(scopes, { fields, limitsOf, place: session.home }),
  }
  return {
    own,
    provides: { openWithdrawalForm: () => createWithdrawalForm({ services, own }) },
    check: () => void creating.check(),
    dispose() {
      for (const one of [openWithdrawals, creating, engine]) one.dispose()
      stopReporting()
    },
  }
}
