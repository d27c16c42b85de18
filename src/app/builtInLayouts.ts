import list from 'virtual:built-in/deposit.list'
import empty from 'virtual:built-in/empty'
import error from 'virtual:built-in/error'
import type { ScreenName } from '../../schemas/layout/screens/index.ts'
import type { CheckedLayout } from '../language/CheckedLayout.ts'

/**
 * The built-in screens that must be there from the start: the list, and what is shown when there is none. What an
 * operator copies and changes, and what every failure falls back to; the others come with the payment's code.
 */
export const builtInLayouts: Readonly<Partial<Record<ScreenName, CheckedLayout>>> = {
  'deposit.list': list as CheckedLayout,
  error: error as CheckedLayout,
  empty: empty as CheckedLayout,
}
