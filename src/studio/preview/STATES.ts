import type { SCENARIOS } from '../../../mocks/scenarios/index.ts'

/** A state of the widget that the studio reaches by itself: it runs the steps of the method's `story.json`. */
export interface PreviewState {
  readonly title: string
  /** The scenario of the mock cashier (mocks/scenarios). */
  readonly scenario: keyof typeof SCENARIOS
  /** How much of the method's story is played: nothing, its form, all before the payment is sent, or the payment. */
  readonly until: 'list' | 'form' | 'filled' | 'sent'
  /** What happens then. */
  readonly ending?: 'pressEmpty' | 'goOffline' | 'pass' | 'pay' | 'decline'
}

export const STATES = {
  idle: { title: 'Idle', scenario: 'default', until: 'form' },
  filled: { title: 'Filled in', scenario: 'default', until: 'filled' },
  errors: { title: 'Errors', scenario: 'default', until: 'form', ending: 'pressEmpty' },
  busy: { title: 'Busy', scenario: 'everyCreateHangs', until: 'sent' },
  checking: { title: 'Checking', scenario: 'everyCreateLost', until: 'sent' },
  offline: { title: 'Offline', scenario: 'default', until: 'form', ending: 'goOffline' },
  sent: { title: 'After the press', scenario: 'default', until: 'sent' },
  amountChanged: { title: 'Amount changed', scenario: 'anotherAmount', until: 'sent' },
  expired: { title: 'Expired', scenario: 'default', until: 'sent', ending: 'pass' },
  paid: { title: 'Paid', scenario: 'default', until: 'sent', ending: 'pay' },
  declined: { title: 'Declined', scenario: 'default', until: 'sent', ending: 'decline' },
  empty: { title: 'Empty', scenario: 'empty', until: 'list' },
  longTexts: { title: 'Long texts', scenario: 'longNames', until: 'form' },
} as const satisfies Record<string, PreviewState>

export type StateName = keyof typeof STATES
