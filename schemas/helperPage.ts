/**
 * The messages between the widget and its helper window. Both are of the same origin; nothing else is heard. They go
 * by the opener, and by a channel that is named after the window: a host's policy may have cut off the opener.
 */
export interface HelperReady {
  /** `going`: it has its order, and leaves for the provider's page. */
  readonly paywidget: 'ready' | 'going'
}

/** The widget is there, and the address will come: the answer of the server may take its time. */
export interface HelperHold {
  readonly paywidget: 'hold'
}

/** The player has something to do in the cashier first; then the address will come. */
export interface HelperCheck {
  readonly paywidget: 'check'
}

export interface HelperOrder {
  readonly paywidget: 'redirect'
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly data: Readonly<Record<string, string>>
}

/** Nothing was created, so there is nothing to open. */
export interface HelperClose {
  readonly paywidget: 'close'
}

export type HelperMessage = HelperHold | HelperCheck | HelperOrder | HelperClose

/** The channel of one window; its name stands in the window's address and is known to nobody else. */
export const helperChannel = (name: string): string => `paywidget-helper-${name}`

/** The address of a helper page: `#<language>.<name of its channel>`. */
export const helperAddress = (page: string, language: string, name: string): string => `${page}#${language}.${name}`

export function readHelperAddress(hash: string): { readonly language: string; readonly name: string } {
  const [language = '', name = ''] = hash.replace(/^#/, '').split('.')
  return { language, name }
}
