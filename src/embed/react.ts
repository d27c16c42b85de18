import { type CSSProperties, createElement, forwardRef, useEffect, useImperativeHandle, useRef } from 'react'
import { MESSAGES } from './MESSAGES.ts'
import { mountPaywidget } from './mountPaywidget.ts'
import type { Paywidget, PaywidgetListeners, PaywidgetOptions } from './types.ts'

export interface PaywidgetProps extends PaywidgetOptions {
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
}

/** What a page asks of the cashier that it shows. */
export type PaywidgetHandle = Pick<Paywidget, 'goBack' | 'close'>

/**
 * A cashier as a component. It is opened once and closed once, also under StrictMode; other `data` are told to it, and what
 * the player has typed stays.
 */
export const PaywidgetCashier = forwardRef<PaywidgetHandle, PaywidgetProps>(function PaywidgetCashier(props, ref) {
  const { src, data, page, title, loadTimeout, className, style } = props
  const box = useRef<HTMLDivElement>(null)
  const cashier = useRef<Paywidget>(undefined)
  const newest = useRef(props)

  useEffect(() => {
    newest.current = props
    // The same data again are not said again.
    cashier.current?.setData(data)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: other data are told to the one that stands there
  useEffect(() => {
    if (box.current === null) return
    const mounted = mountPaywidget(box.current, { src, data, page, title, loadTimeout, on: hearing(newest) })
    cashier.current = mounted
    return () => {
      cashier.current = undefined
      mounted.destroy()
    }
  }, [src, page, title, loadTimeout])

  useImperativeHandle(
    ref,
    () => ({ goBack: () => cashier.current?.goBack(), close: () => cashier.current?.close() }),
    [],
  )
  return createElement('div', { ref: box, className, style })
})

/** Whoever listens by then: a component gives other functions each time it is drawn. */
const hearing = (newest: { readonly current: PaywidgetProps }) =>
  Object.fromEntries(
    MESSAGES.map((type) => [type, (payload: never) => newest.current.on?.[type]?.(payload)]),
  ) as PaywidgetListeners
