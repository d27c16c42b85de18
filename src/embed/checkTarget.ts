import type { PaywidgetData } from './types.ts'

/** The element of the page that is meant. Throws a TypeError when it is not there. */
export function elementOf(target: Element | ShadowRoot | string): Element | ShadowRoot {
  const parent = typeof target === 'string' ? document.querySelector(target) : target
  if (parent === null) throw new TypeError(`Paywidget: there is no element "${target}" in this page.`)
  return parent
}

/** Whether anybody has signed in. A host whose data come late gives none at first. */
export const hasToken = (data: PaywidgetData | null | undefined): data is PaywidgetData =>
  typeof data?.user?.token === 'string' && data.user.token !== ''

/** Throws a TypeError when nobody has signed in. */
export function checkToken(data: PaywidgetData): void {
  if (!hasToken(data))
    throw new TypeError('Paywidget: "data.user.token" is missing: it is the token of the player, from your server.')
}
