export interface OpenedWindow {
  readonly opened: Window | null
  /** True only if certainly no window opened; false if the browser does not reveal it. */
  readonly isRefused: boolean
}

/** The observable results of a `window.open` inside a press. */
export interface OpenFacts {
  readonly hasHandle: boolean
  /** Whether the returned window is closed: some popup blockers return a window that is already closed. */
  readonly isClosed: boolean
  /** User activation before and after `window.open`; undefined without `navigator.userActivation`. */
  readonly wasActive: boolean | undefined
  readonly isActive: boolean | undefined
  /** Whether this engine consumes the user activation when a window opens. */
  readonly consumesPress: boolean
}

/**
 * A null handle proves nothing (D-10): with `noopener`, or if the host has `COOP: same-origin`, the window did open. In
 * engines that consume the user activation, a remaining activation means that no window opened. WebKit never consumes
 * it (E1).
 */
export function isRefused({ hasHandle, isClosed, wasActive, isActive, consumesPress }: OpenFacts): boolean {
  if (hasHandle) return isClosed
  return consumesPress && wasActive === true && isActive === true
}

type View = Pick<Window, 'open'> & {
  readonly navigator: Pick<Navigator, 'vendor'> & { readonly userActivation?: { readonly isActive: boolean } }
}

/**
 * Creates a `window.open` for `view`. Each window with a handle reveals whether this engine consumes the user
 * activation.
 */
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

/** Call this only during a press: later the popup blocker would stop the window. */
export function openWindow(address: string, features?: string): OpenedWindow {
  ours ??= createOpenWindow({ navigator, open: (...given) => window.open(...given) })
  return ours(address, features)
}
