import type { PaymentConfig } from '../../../schemas/config.ts'
import type { Method } from '../../model/method.ts'
import type { PaymentSource } from '../../model/paymentSource.ts'
import { webAddresses } from '../../platform/windows/paymentAddress.ts'
import { traitsOf } from '../../reference/methodTraits.ts'
import type { SessionStore } from '../../session/SessionStore.ts'
import type { NextStep } from './afterCreate.ts'
import { agentsHere } from './cashScope.ts'

export interface CashPages {
  /** The page configured for the method; undefined when there is none, or its URL is not safe to open. */
  of(method: string): PaymentSource | undefined
  /** Whether a cash deposit with this next step cannot be paid anywhere: it has neither a page nor agents. */
  isMissing(next: NextStep, method: Method): boolean
}

export interface CashPagesNeed {
  readonly config: Pick<PaymentConfig, 'cash'>
  readonly session: Pick<SessionStore, 'paymentGeo'>
  readonly report: (code: string, message: string) => void
}

/** The configured pages for cash payments: one fixed page for each method (REDIR-02, Q-033). */
export function createCashPages({ config, session, report }: CashPagesNeed): CashPages {
  const { pages } = config.cash
  const hasAgents = () => Object.keys(agentsHere({ config, session })).length > 0
  return {
    of(method) {
      const url = Object.hasOwn(pages, method) ? pages[method] : undefined
      if (url === undefined) return undefined
      const source: PaymentSource = { url, method: 'GET', data: {} }
      if (webAddresses.isSafe(source)) return source
      report(
        'cash.page',
        `The page that cash.pages names for "${method}" is ignored: it is not an https URL, or it has a user or password.`,
      )
      return undefined
    },
    isMissing: (next, method) =>
      isBare(next) && next.step === 'page' && traitsOf(method).isCash === true && !hasAgents(),
  }
}

/** Replaces a redirect or completion page with the configured cash page, if there is one; keeps any other step. */
export function atCashPage(next: NextStep, page: PaymentSource | undefined): NextStep {
  return page !== undefined && isBare(next) ? { step: 'redirect', source: page, next: 'depositCompletePage' } : next
}

/** Whether the step is a redirect or the completion page. */
const isBare = (next: NextStep): boolean =>
  next.step === 'redirect' || (next.step === 'page' && next.page === 'depositCompletePage')
