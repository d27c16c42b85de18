import type { Config, PaymentConfig } from '../../../schemas/config.ts'
import { readMethodFields } from '../../api/readMethodFields.ts'
import { createWithdrawalApi } from '../../api/withdrawalApi.ts'
import { CASHIERS } from '../../cashiers/CASHIERS.ts'
import { methodLimits } from '../../catalog/methodLimits.ts'
import { RedeemStore } from '../../features/sweepstake/RedeemStore.ts'
import { createWithdrawal } from '../../features/withdrawal/createWithdrawal.ts'
import { createWithdrawalConfirmation } from '../../features/withdrawal/createWithdrawalConfirmation.ts'
import { destinationOf } from '../../features/withdrawal/destinationOf.ts'
import { createKnownWithdrawal } from '../../features/withdrawal/knownWithdrawal.ts'
import { reportUnreadTerms } from '../../features/withdrawal/reportUnreadTerms.ts'
import { confirmTerms, whyNotConfirmed } from '../../features/withdrawal/whyNotConfirmed.ts'
import { AMOUNT_FIELD } from '../../forms/AMOUNT_FIELD.ts'
import type { Drafts } from '../../forms/drafts.ts'
import type { Method } from '../../model/method.ts'
import { withdrawalLimits } from '../../money/withdrawal.ts'
import type { PaymentPart } from '../../pages/PaymentPart.ts'
import { createOpenDeposits } from '../../payments/createOpenDeposits.ts'
import { createPaymentEngine } from '../../payments/createPaymentEngine.ts'
import type { Ledger } from '../../payments/ledger.ts'
import { WithdrawalStore } from '../../payments/WithdrawalStore.ts'
import { documentLock } from '../../platform/storage/documentLock.ts'
import { isPayout } from '../../reference/isPayout.ts'
import type { AppNeed } from '../AppNeed.ts'
import type { Core } from './core.ts'
import { createWithdrawalMessages } from './createWithdrawalMessages.ts'
import { createForms } from './forms.ts'

export interface WithdrawalPartNeed extends Pick<AppNeed, 'transport' | 'clock'> {
  readonly config: Config & PaymentConfig
  readonly ledger: Ledger
  readonly newKey: () => string
  readonly drafts: Pick<Drafts, 'restore' | 'drop'>
}

/** Withdrawals: the state and actions that outlive their pages. */
export function createWithdrawalPart(need: WithdrawalPartNeed, core: Core) {
  const { transport, clock, config, ledger, newKey, drafts } = need
  const { session, methods, route, texts, form, navigation, onFailure } = core
  const api = createWithdrawalApi({
    transport,
    config,
    onDeviation: core.reportDeviation,
    onMismatch: core.reportMismatch,
  })
  const redeem = new RedeemStore()
  const { redeemsCoins } = CASHIERS[session.mode]
  const withdrawal = new WithdrawalStore(redeemsCoins ? redeem : methods)
  const { isHeld, isNotConfirmable, isNotRedeemed, tellFailure, tellOutcome, confirmationMessages } =
    createWithdrawalMessages(core, redeemsCoins ? redeem : undefined)
  const method = () => (isPayout(route.transaction) ? methods.selected : undefined)
  const limitsOf = (one: Method | undefined) =>
    withdrawalLimits(methodLimits(one, session), {
      fee: one?.fee,
      balance: withdrawal.balance,
      decimals: session.decimalsOf(session.user.currency),
    })
  const base = createOpenDeposits({
    api: {
      depositCheck: ({ paymentMethod, selectedCountry }, options) =>
        api.withdrawalCheck({ paymentMethod, selectedCountry }, options),
    },
    deposit: withdrawal,
    ledger,
    now: () => clock.now(),
    // An open withdrawal awaits the player's confirmation, so it must be seen before another one is created.
    isSeenFirst: () => true,
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
    requestTimeoutMs: config.timeouts.request,
    lock: documentLock(`paywidget.withdrawal.${session.identity}`),
    ask: ({ method: paymentMethod, country: selectedCountry }, signal) =>
      api.withdrawalCheck({ paymentMethod, selectedCountry }, { signal }),
  })
  const creating = createWithdrawal({
    ...core,
    api,
    clock,
    withdrawal,
    engine,
    method,
    before: base.before,
    isElsewhere: base.isElsewhere,
    onFailure: tellFailure,
    isHeld: (waitMs) => isHeld(waitMs) || isNotRedeemed(),
    country: () => session.paymentGeo,
    onMade: drafts.drop,
    opening: () => `${route.name} ${method()?.name ?? ''}`,
    destination: (one, made) => destinationOf(readMethodFields(one), made, texts),
    tell: tellOutcome,
  })
  const whyNot = () => whyNotConfirmed(withdrawal, confirmTerms({ withdrawal, methods, session }))
  const confirming = createWithdrawalConfirmation({
    api,
    engine,
    withdrawal,
    ledger,
    navigation,
    form,
    isHeld,
    onFailure,
    track: core.track,
    isNotConfirmable: () => isNotConfirmable(whyNot(), withdrawal),
    isOpen: () => route.name === 'withdrawalConfirmPage',
    onOver: core.loading.expire,
    ...confirmationMessages,
  })
  const stopReporting = reportUnreadTerms({ ...core, method, withdrawal, currency: () => session.user.currency })
  const part: PaymentPart['withdrawing'] = {
    api,
    ledger,
    withdrawal,
    redeem,
    creating,
    confirming,
    limitsOf,
    known: createKnownWithdrawal({ withdrawal, session, method, navigation, creating, open: base }),
    forms: (scopes, fields) =>
      createForms({ ...core, config, place: session.home, drafts, limitsOf, fields }, { ...core.common, ...scopes }),
  }
  return {
    part,
    dispose() {
      for (const one of [base, creating, engine]) one.dispose()
      stopReporting()
    },
  }
}
