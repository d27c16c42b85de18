import type { PayWidgetAttributes, PayWidgetEventMap } from './types.ts'

export * from './index.ts'

/** `@onClose` and `@FullLoaded` of a template. */
type Events = {
  readonly [T in keyof PayWidgetEventMap as `on${Capitalize<T>}`]?: (event: PayWidgetEventMap[T]) => void
}

declare module 'vue' {
  interface GlobalComponents {
    'pay-widget': new () => { $props: PayWidgetAttributes & Events }
  }
}
