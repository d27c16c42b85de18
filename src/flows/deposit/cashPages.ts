import type { PaymentConfig } from '../../../schemas/config.ts'
import type { Method } from '../../model/method.ts'
import type { PaymentSource } from '../../model/paymentSource.ts'
import { webAddresses } from '../../platform/paymentAddress.ts'
import { cardViewTypeOf } from '../../reference/cardViewTypes.ts'
import type { SessionStore } from '../../stores/SessionStore.ts'
import type { NextStep } from './afterCreate.ts'

export interface CashPages {
  /** The page that the deployment names for the method; undefined where it names none that may be opened. */
  of(method: string): PaymentSource | undefined
  /** Whether a deposit that goes on like this has nowhere to be paid: no page, and nobody who takes cash. */
  isMissing(next: NextStep, method: Method): boolean
}

export interface CashPagesNeed {
  readonly config: Pick<PaymentConfig, 'cash'>
  readonly session: Pick<SessionStore, 'paymentGeo'>
  readonly report: (code: string, message: string) => void
}

/** Where cash is paid: one fixed page for each method (REDIR-02, Q-033). */
export function createCashPages({ config, session, report }: CashPagesNeed): CashPages {
  const { pages, agents } = config.cash
  const hasAgents = () => Object.keys(agents[session.paymentGeo.toUpperCase()] ?? {}).length > 0
  return {
    of(method) {
      const url = Object.hasOwn(pages, method) ? pages[method] : undefined
      if (url === undefined) return undefined
      const source: PaymentSource = { url, method: 'GET', data: {} }
      if (webAddresses.isSafe(source)) return source
      report('cash.page', `The page that cash.pages names for "${method}" may not be opened.`)
      return undefined
    },
    isMissing: (next, method) =>
      isBare(next) && next.step === 'page' && cardViewTypeOf(method.cardViewType) === 'cash' && !hasAgents(),
  }
}

/** A deposit that goes on at a page goes on at the deployment's, where it names one; what the answer asks for besides stays. */
export function atCashPage(next: NextStep, page: PaymentSource | undefined): NextStep {
  return page !== undefined && isBare(next) ? { step: 'redirect', source: page, next: 'depositCompletePage' } : next
}

/** The answer names a page, or nothing at all. */
const isBare = (next: NextStep): boolean =>
  next.step === 'redirect' || (next.step === 'page' && next.page === 'depositCompletePage')
