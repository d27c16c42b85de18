import { WIRE_CALLS } from './wireNames.ts'

/** The calls of the specification that the mock cashier implements. */
export const CALLS = {
  'methods-payment-v5': WIRE_CALLS['methods-payment-v5'],
  'methods-payment-v3': WIRE_CALLS['methods-payment-v3'],
  'methods-country-selector-v2': WIRE_CALLS['methods-country-selector-v2'],
  'session-start': WIRE_CALLS['session-start'],
  'deposit-limits': WIRE_CALLS['deposit-limits'],
  'deposit-prepare': WIRE_CALLS['deposit-prepare'],
  'deposit-create': WIRE_CALLS['deposit-create'],
  'deposit-create-p2p': WIRE_CALLS['deposit-create-p2p'],
  'deposit-create-sweepstake': WIRE_CALLS['deposit-create-sweepstake'],
  'deposit-complete': WIRE_CALLS['deposit-complete'],
  'deposit-cancel': WIRE_CALLS['deposit-cancel'],
  'external-deposit-continue': WIRE_CALLS['external-deposit-continue'],
  'deposit-check': WIRE_CALLS['deposit-check'],
  'deposit-status': WIRE_CALLS['deposit-status'],
  'sweepstake-boxes': WIRE_CALLS['sweepstake-boxes'],
  'sweepstake-balance-get': WIRE_CALLS['sweepstake-balance-get'],
  'sweepstake-recoup-sum': WIRE_CALLS['sweepstake-recoup-sum'],
  'payment-convert-v2': WIRE_CALLS['payment-convert-v2'],
  'methods-withdrawal': WIRE_CALLS['methods-withdrawal'],
  'methods-withdrawal-v4': WIRE_CALLS['methods-withdrawal-v4'],
  'withdrawal-create': WIRE_CALLS['withdrawal-create'],
  'withdrawal-confirm': WIRE_CALLS['withdrawal-confirm'],
  'withdrawal-cancel': WIRE_CALLS['withdrawal-cancel'],
  'withdrawal-check': WIRE_CALLS['withdrawal-check'],
  'withdrawal-status': WIRE_CALLS['withdrawal-status'],
  'bank-get': WIRE_CALLS['bank-get'],
  'session-form-on-close-modal': WIRE_CALLS['session-form-on-close-modal'],
  events: WIRE_CALLS.events,
} as const

export type CallName = keyof typeof CALLS

export const isCallName = (name: string): name is CallName => Object.hasOwn(CALLS, name)
