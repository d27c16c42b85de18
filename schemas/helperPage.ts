/** The messages between the widget and its helper window. Both are of the same origin; nothing else is heard. */
export interface HelperReady {
  readonly paywidget: 'ready'
}

export interface HelperOrder {
  readonly paywidget: 'redirect'
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly data: Readonly<Record<string, string>>
}
