import { type CSSProperties, createElement, forwardRef, useEffect, useImperativeHandle, useRef } from 'react'
import { hasToken } from './checkTarget.ts'
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
 * the player has typed stays. Only another `src` or `page` begins anew. Without a token there is no cashier, and any other
 * mistake is an `onInitError`: nothing is thrown out of an effect, which would take the whole page with it.
 */
export const PaywidgetCashier = forwardRef<PaywidgetHandle, PaywidgetProps>(function PaywidgetCashier(props, ref) {
  const { src, data, page, title, className, style } = props
  const box = useRef<HTMLDivElement>(null)
  const cashier = useRef<Paywidget>(undefined)
  const newest = useRef(props)
  const isSignedIn = hasToken(data)

  useEffect(() => {
    newest.current = props
    // The same data again are not said again.
    if (isSignedIn) attempt(newest, () => cashier.current?.setData(data))
  })

  useEffect(() => {
    const parent = box.current
    if (parent === null || !isSignedIn) return
    attempt(newest, () => {
      const { data, title, loadTimeout } = newest.current
      cashier.current = mountPaywidget(parent, { src, data, page, title, loadTimeout, on: hearing(newest) })
    })
    return () => {
      cashier.current?.destroy()
      cashier.current = undefined
    }
  }, [src, page, isSignedIn])

  // The name of the frame, not another cashier (W2).
  useEffect(() => cashier.current?.setTitle(title), [title])

  useImperativeHandle(
    ref,
    () => ({ goBack: () => cashier.current?.goBack(), close: () => cashier.current?.close() }),
    [],
  )
  return createElement('div', { ref: box, className, style })
})

interface Newest {
  readonly current: PaywidgetProps
}

function attempt(newest: Newest, act: () => void): void {
  try {
    act()
  } catch (error) {
    newest.current.on?.onInitError?.({ text: error instanceof Error ? error.message : String(error) })
  }
}

/** Whoever listens by then: a component gives other functions each time it is drawn. */
const hearing = (newest: Newest) =>
  Object.fromEntries(
    MESSAGES.map((type) => [type, (payload: never) => newest.current.on?.[type]?.(payload)]),
  ) as PaywidgetListeners
