import type { PaywidgetData } from './types.ts'

/** The element of the page that is meant. Throws a TypeError when it is not there. */
export function elementOf(target: Element | ShadowRoot | string): Element | ShadowRoot {
  const parent = typeof target === 'string' ? document.querySelector(target) : target
  if (parent === null) throw new TypeError(`Paywidget: there is no element "${target}" in this page.`)
  return parent
}

/** Throws a TypeError when nobody has signed in. */
export function checkToken({ user }: PaywidgetData): void {
  if (typeof user?.token !== 'string' || user.token === '')
    throw new TypeError('Paywidget: "data.user.token" is missing: it is the token of the player, from your server.')
}
