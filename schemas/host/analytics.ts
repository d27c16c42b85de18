/** The version of `onAnalytics`. A new member or event keeps it; a changed or removed one raises it. */
export const ANALYTICS_VERSION = 1

/** The events of `onAnalytics`, each with its members besides `version`, `event` and `transaction`. */
export const ANALYTICS_EVENTS = {
  page: 'A page is shown: `page`.',
  method: 'The player has opened a method: `method`.',
  amount: 'The player has changed the amount and paused for a second: `method`, `amount`, `currency`.',
  validation: 'Errors have appeared at fields: `method`, `fields`.',
  submit: 'A valid form was sent: `method`, `amount`, `currency`.',
  outcome: 'The outcome of a payment is known: `outcome`, `method`, and `id` if the cashier has given one.',
} as const

export type AnalyticsEvent = keyof typeof ANALYTICS_EVENTS

/** The outcomes of a payment. */
export const ANALYTICS_OUTCOMES = {
  created: 'it exists',
  accepted: 'it is being processed',
  processed: 'it is paid',
  declined: 'it is not paid',
  refused: 'the server did not create it',
  unknown: 'the answer was lost, and the cashier asks the server again',
} as const

export type AnalyticsOutcome = keyof typeof ANALYTICS_OUTCOMES
