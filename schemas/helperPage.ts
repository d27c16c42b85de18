/**
 * The messages between the widget and its helper window. Only same-origin messages are accepted. They are sent both
 * through `opener` and through a channel named after the window, because a host's policy may have cut off `opener`.
 */
export interface HelperReady {
  /** `going`: the helper window has received its order and is navigating to the provider's page. */
  readonly paywidget: 'ready' | 'going'
}

/** The widget is running and sends the URL once the server responds. */
export interface HelperHold {
  readonly paywidget: 'hold'
}

/** The player must act in the cashier first; the widget sends the URL afterwards. */
export interface HelperCheck {
  readonly paywidget: 'check'
}

export interface HelperOrder {
  readonly paywidget: 'redirect'
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly data: Readonly<Record<string, string>>
}

/** Nothing was created, so no page will open. */
export interface HelperClose {
  readonly paywidget: 'close'
}

export type HelperMessage = HelperHold | HelperCheck | HelperOrder | HelperClose

/** The channel of one helper window. The channel's name is known only from the window's URL. */
export const helperChannel = (name: string): string => `paywidget-helper-${name}`

/** The URL of a helper page: `#<language>.<channel name>`. */
export const helperAddress = (page: string, language: string, name: string): string => `${page}#${language}.${name}`

export function readHelperAddress(hash: string): { readonly language: string; readonly name: string } {
  const [language = '', name = ''] = hash.replace(/^#/, '').split('.')
  return { language, name }
}
