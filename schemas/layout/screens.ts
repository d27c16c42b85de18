/** What a screen's document must hold: a payment screen with a part silently missing is worse than a generic one. */
export interface ScreenRule {
  /** Node types (or `field:<kind>`) of which each must stand in the document at least once; `a|b` means either. */
  readonly critical: readonly string[]
  /** Whether it is a form: Enter in a field presses its submit. */
  readonly isForm: boolean
}

export const SCREENS = {
  'deposit.list': { critical: ['repeat', 'methodTile|groupTile', 'emptyState'], isForm: false },
  'deposit.group': { critical: ['repeat', 'methodTile'], isForm: false },
  'deposit.redirect': { critical: ['field:amount', 'serverFields', 'submit'], isForm: true },
  complete: { critical: ['statusPanel', 'summary'], isForm: false },
  error: { critical: ['emptyState|button|link'], isForm: false },
  empty: { critical: ['emptyState'], isForm: false },
  later: { critical: ['emptyState'], isForm: false },
  region: { critical: ['repeat', 'countryRow'], isForm: false },
} as const satisfies Record<string, ScreenRule>

export type ScreenName = keyof typeof SCREENS
