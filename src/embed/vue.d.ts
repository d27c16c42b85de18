import type { AllowedComponentProps, ComponentCustomProps, VNodeProps } from 'vue'
import type { PayWidgetAttributes, PayWidgetEventMap } from './types.ts'

export * from './index.ts'

/** `@onClose` and `@FullLoaded` of a template. */
type Events = {
  readonly [T in keyof PayWidgetEventMap as `on${Capitalize<T>}`]?: (event: PayWidgetEventMap[T]) => void
}

/** `key`, `ref`, `class` and `style` are allowed on every element. */
type Props = PayWidgetAttributes & Events & VNodeProps & AllowedComponentProps & ComponentCustomProps

declare module 'vue' {
  interface GlobalComponents {
    'pay-widget': new () => { $props: Props }
  }
}
