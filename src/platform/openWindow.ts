export interface OpenedWindow {
  readonly opened: Window | null
  /** True only if it is certain that no window opened. Where a browser does not tell, false. */
  readonly isRefused: boolean
}

/** What a browser shows of a `window.open` inside a press. */
export interface OpenFacts {
  readonly hasHandle: boolean
  /** Some blockers hand out a window that is closed already. */
  readonly isClosed: boolean
  /** Before and after; undefined where the browser has no `navigator.userActivation`. */
  readonly wasActive: boolean | undefined
  readonly isActive: boolean | undefined
  /** Whether opening a window uses up the press in this engine. */
  readonly consumesPress: boolean
}

/**
 * A null handle proves nothing (D-10): `noopener` and a host with `COOP: same-origin` give one for a window that did open.
 * Where opening uses up the press, a press that is left means that nothing opened. WebKit never uses it up (E1).
 */
export function isRefused({ hasHandle, isClosed, wasActive, isActive, consumesPress }: OpenFacts): boolean {
  if (hasHandle) return isClosed
  return consumesPress && wasActive === true && isActive === true
}

type View = Pick<Window, 'open'> & {
  readonly navigator: Pick<Navigator, 'vendor'> & { readonly userActivation?: { readonly isActive: boolean } }
}

/** Opens windows in `view`, and learns from each one that has a handle whether opening uses up the press. */
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

/** Inside a press only: later the browser takes the window for a pop-up. */
export function openWindow(address: string, features?: string): OpenedWindow {
  ours ??= createOpenWindow({ navigator, open: (...given) => window.open(...given) })
  return ours(address, features)
}
