import {
  type CSSProperties,
  createElement,
  forwardRef,
  type HTMLAttributes,
  type RefAttributes,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react'
// From the package's entry, so that the loader is one file.
import { mountFrame, type PayWidgetElement } from './index.ts'
import type { PayWidgetAttributes, PayWidgetEventMap, Paywidget, PaywidgetOptions } from './types.ts'

export interface PaywidgetProps extends PaywidgetOptions {
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
}

/** The imperative handle behind `ref`. */
export type PaywidgetHandle = Pick<Paywidget, 'goBack' | 'close'>

type OwnAttributes = PayWidgetAttributes & {
  [T in keyof PayWidgetEventMap as `on${T}`]?: (event: PayWidgetEventMap[T]) => void
}

/**
 * `<pay-widget>` in JSX. React 19 adds `on` before the name of an event: `ononClose`, `onFullLoaded`. React 18 sets
 * attributes only: there, use `PaywidgetCashier`.
 */
export interface PayWidgetJsx
  extends OwnAttributes,
    Omit<HTMLAttributes<PayWidgetElement>, keyof OwnAttributes>,
    RefAttributes<PayWidgetElement> {
  readonly class?: string | undefined
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'pay-widget': PayWidgetJsx
    }
  }
}

/**
 * The cashier as a React component. Changed `data` is sent to the running cashier, and the player's input stays; only a
 * new `src` or `page` mounts a new cashier. There is no cashier while there is no token. `onProblem` reports mistakes:
 * an error thrown in an effect would unmount the whole page.
 */
export const PaywidgetCashier = forwardRef<PaywidgetHandle, PaywidgetProps>(function PaywidgetCashier(props, ref) {
  const { src, data, page, title, className, style } = props
  const box = useRef<HTMLDivElement>(null)
  const cashier = useRef<ReturnType<typeof mountFrame>>(undefined)
  const newest = useRef(props)

  useEffect(() => {
    newest.current = props
    // `setData` ignores unchanged data.
    cashier.current?.setData(data)
  })

  useEffect(() => {
    // The listeners of the latest render, because a component usually passes new functions at each render.
    const emit = (type: string, payload: unknown) => {
      const listeners = newest.current.on as Readonly<Record<string, (payload: unknown) => void>> | undefined
      try {
        listeners?.[type]?.(payload)
      } catch (error) {
        reportError(error)
      }
    }
    cashier.current = mountFrame(box.current, { ...newest.current, src, page }, emit)
    return () => cashier.current?.destroy()
  }, [src, page])

  // A new title only renames the frame; the cashier stays mounted (W2).
  useEffect(() => cashier.current?.setTitle(title), [title])

  useImperativeHandle(
    ref,
    () => ({ goBack: () => cashier.current?.goBack(), close: () => cashier.current?.close() }),
    [],
  )
  return createElement('div', { ref: box, className, style })
})
