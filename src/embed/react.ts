import { type CSSProperties, createElement, forwardRef, useEffect, useImperativeHandle, useRef } from 'react'
import { hasToken } from './checkTarget.ts'
import { MESSAGES } from './MESSAGES.ts'
import { mountPaywidget } from './mountPaywidget.ts'
import { initErrorOf } from './PaywidgetError.ts'
import type { Paywidget, PaywidgetListeners, PaywidgetOptions } from './types.ts'

export interface PaywidgetProps extends PaywidgetOptions {
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
}

/** The imperative handle behind `ref`. */
export type PaywidgetHandle = Pick<Paywidget, 'goBack' | 'close'>

/**
 * The cashier as a React component. Changed `data` is sent to the running cashier, and the player's input stays; only a
 * new `src` or `page` mounts a new cashier. Mounts no cashier while there is no token. `onInitError` reports all other
 * mistakes: an error thrown in an effect would unmount the whole page.
 */
export const PaywidgetCashier = forwardRef<PaywidgetHandle, PaywidgetProps>(function PaywidgetCashier(props, ref) {
  const { src, data, page, title, className, style } = props
  const box = useRef<HTMLDivElement>(null)
  const cashier = useRef<Paywidget>(undefined)
  const newest = useRef(props)
  const isSignedIn = hasToken(data)

  useEffect(() => {
    newest.current = props
    // `setData` ignores unchanged data.
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

  // A new title only renames the frame; the cashier stays mounted (W2).
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
    newest.current.on?.onInitError?.(initErrorOf(error))
  }
}

/** Calls the listeners of the latest render, because a component usually passes new functions at each render. */
const hearing = (newest: Newest) =>
  Object.fromEntries(
    MESSAGES.map((type) => [type, (payload: never) => newest.current.on?.[type]?.(payload)]),
  ) as PaywidgetListeners
