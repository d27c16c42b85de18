import { definePayWidget, type PayWidgetElement } from './definePayWidget.ts'

export { definePayWidget, type PayWidgetElement } from './definePayWidget.ts'
export { mountFrame } from './mountFrame.ts'
export { mountPaywidget } from './mountPaywidget.ts'
export { prefetch } from './prefetch.ts'
export type * from './types.ts'

declare global {
  interface HTMLElementTagNameMap {
    'pay-widget': PayWidgetElement
  }
}

definePayWidget()
