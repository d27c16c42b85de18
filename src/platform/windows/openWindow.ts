export interface OpenedWindow {
  readonly opened: Window | null
  /** True only when it is certain that no window opened; false when the browser does not tell. */
  readonly isRefused: boolean
}

/** The observable results of a `window.open` inside a press. */
export interface OpenFacts {
  readonly hasHandle: boolean
  /** Some popup blockers return a window that is already closed. */
  readonly isClosed: boolean
  /** User activation before and after; undefined without `navigator.userActivation`. */
  readonly wasActive: boolean | undefined
  readonly isActive: boolean | undefined
  /** Whether this engine consumes the user activation when a window opens. */
  readonly consumesPress: boolean
}

/**
 * A null handle proves nothing (D-10): with `noopener`, or a host with `COOP: same-origin`, the window did open. In engines
 * that consume the user activation, a remaining activation means that nothing opened. WebKit never consumes it (E1).
 */
export function isRefused({ hasHandle, isClosed, wasActive, isActive, consumesPress }: OpenFacts): boolean {
  if (hasHandle) return isClosed
  return consumesPress && wasActive === true && isActive === true
}

type View = Pick<Window, 'open'> & {
  readonly navigator: Pick<Navigator, 'vendor'> & { readonly userActivation?: { readonly isActive: boolean } }
}

/** Opens windows in `view`. Each window with a handle shows whether this engine consumes the user activation. */
export function createOpenWindow({ navigator, open }: View): (address: string, features?: string) => OpenedWindow {
  let consumesPress = !navigator.vendor.startsWith('Apple')
  return (address, features) => {
    const wasActive = navigator.userActivation?.isActive
    const opened = open(address, '_blank', features)
    const isActive = navigator.userActivation?.isActive
    const isClosed = opened?.closed === true
    if (opened !== null && !isClosed && wasActive) consumesPress = !isActive
    return {
      opened,
      isRefused: isRefused({ hasHandle: opened !== null, isClosed, wasActive, isActive, consumesPress }),
    }
  }
}

let ours: ReturnType<typeof createOpenWindow> | undefined

/** Call it inside a press only: later the popup blocker would stop it. */
export function openWindow(address: string, features?: string): OpenedWindow {
  ours ??= createOpenWindow({ navigator, open: (...given) => window.open(...given) })
  return ours(address, features)
}
