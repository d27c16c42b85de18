import type { PaywidgetData } from './types.ts'

export type Target = Element | ShadowRoot | string | null | undefined

/** Returns the element, or the element that matches the selector; nothing when there is none. */
export function elementOf(target: Target): Element | ShadowRoot | null | undefined {
  try {
    return typeof target === 'string' ? document.querySelector(target) : target
  } catch {
    return undefined // no valid selector
  }
}

/** Whether the data has a token: a host may mount the component before the data has loaded. */
export const hasToken = (data: PaywidgetData | null | undefined): data is PaywidgetData =>
  typeof data?.user?.token === 'string' && !!data.user.token
