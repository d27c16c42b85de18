import { REQUEST as BANK_GET } from '../../schemas/calls/bankGet.ts'
import { REQUEST as DEPOSIT_CHECK } from '../../schemas/calls/depositCheck.ts'
import { REQUEST as DEPOSIT_CREATE } from '../../schemas/calls/depositCreate.ts'
import { REQUEST as DEPOSIT_LIMITS } from '../../schemas/calls/depositLimits.ts'
import { REQUEST as DEPOSIT_PREPARE } from '../../schemas/calls/depositPrepare.ts'
import { REQUEST as DEPOSIT_STATUS } from '../../schemas/calls/depositStatus.ts'
import { REQUEST as EVENT } from '../../schemas/calls/events.ts'
import { REQUEST as METHODS } from '../../schemas/calls/methodsPaymentV5.ts'
import { REQUEST as SESSION } from '../../schemas/calls/sessionStart.ts'
import type { Shape } from './problemsOf.ts'

interface CallRule {
  readonly verb: 'GET' | 'POST'
  readonly request: Shape
}

/** Every call the cashier knows (spec section 7). */
export const CALLS = {
  'methods-payment-v5': { verb: 'POST', request: METHODS },
  'methods-country-selector-v2': { verb: 'GET', request: { type: 'object', additionalProperties: false } },
  'session-start': { verb: 'POST', request: SESSION },
  'deposit-limits': { verb: 'POST', request: DEPOSIT_LIMITS },
  'deposit-prepare': { verb: 'POST', request: DEPOSIT_PREPARE },
  'deposit-create': { verb: 'POST', request: DEPOSIT_CREATE },
  'deposit-check': { verb: 'POST', request: DEPOSIT_CHECK },
  'deposit-status': { verb: 'GET', request: DEPOSIT_STATUS },
  'bank-get': { verb: 'POST', request: BANK_GET },
  events: { verb: 'POST', request: EVENT },
} as const satisfies Record<string, CallRule>

export type CallName = keyof typeof CALLS

export const isCallName = (name: string): name is CallName => Object.hasOwn(CALLS, name)
