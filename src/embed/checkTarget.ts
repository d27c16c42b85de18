import { PaywidgetError } from './PaywidgetError.ts'
import type { PaywidgetData } from './types.ts'

/** Returns the element, or the element that matches the selector. Throws a TypeError when no element matches. */
export function elementOf(target: Element | ShadowRoot | string): Element | ShadowRoot {
  const parent = typeof target === 'string' ? document.querySelector(target) : target
  if (parent === null) throw new PaywidgetError('element.missing', `there is no element "${target}" in this page.`)
  return parent
}

/** Whether the data has a token: a host may mount the component before the data has loaded. */
export const hasToken = (data: PaywidgetData | null | undefined): data is PaywidgetData =>
  typeof data?.user?.token === 'string' && data.user.token !== ''

/** Throws a TypeError when the token is missing. */
export function checkToken(data: PaywidgetData): void {
  if (!hasToken(data))
    throw new PaywidgetError(
      'token.missing',
      '"data.user.token" is missing: it is the token of the player, from your server.',
    )
}
