/** A lock between all tabs and frames of the widget: two of them must not create a payment at the same time (D-19). */
export interface DocumentLock {
  /**
   * Returns the release function, or undefined if another tab or frame holds the lock. Usually takes a few
   * milliseconds.
   */
  take(): Promise<(() => void) | undefined>
  /** Resolves when no other tab or frame holds the lock, or when the signal aborts. Never rejects. */
  free(signal: AbortSignal): Promise<void>
  /** Whether another tab or frame holds the lock. Asking does not keep others from taking the lock. */
  isTaken(): Promise<boolean>
  /** Closes the channel, which otherwise stays open as long as the page of the host (package mode). */
  dispose(): void
}

/**
 * Without Web Locks: how long to wait for the answers of other tabs and frames. They are in the same browser, so this
 * can be short.
 */
const ANSWER_MS = 60
/** Timeout for Web Locks: they normally answer in milliseconds, in some web views never. */
const LOCK_TIMEOUT_MS = 3_000
const RETRY_MS = 500
/** The number of attempts to take a lock that is not granted although no tab or frame holds it. */
const TRIES = 8
/** Sorts after the name of every tab and frame, so that a claim under this name never wins. */
const PROBE_ID = '~'

/**
 * Uses Web Locks. Where these are missing or denied, as in a cross-site frame, tabs and frames negotiate over a
 * channel.
 */
export function documentLock(name: string): DocumentLock {
  const fallback = channelLock(name)
  const { locks } = globalThis.navigator ?? {}
  if (locks === undefined) return fallback
  let isDenied = false
  let isMine = false
  const denied = () => {
    isDenied = true
  }
  const mine = (release: (() => void) | undefined) => {
    isMine ||= release !== undefined
    return (
      release &&
      (() => {
        isMine = false
        release()
      })
    )
  }
  /** Only exclusive locks count, because `free` holds a shared lock for a moment. */
  const isHeld = async () => {
    const { held = [] } = await inTime(locks.query())
    return held.some((lock) => lock.name === name && lock.mode === 'exclusive')
  }
  return {
    async take() {
      for (let attempt = 1; !isDenied; attempt++) {
        try {
          const release = await webLock(locks, name)
          if (release !== undefined || attempt === TRIES || (await isHeld())) return mine(release)
        } catch (error) {
          if (isDenial(error) || attempt === TRIES) denied()
        }
      }
      return fallback.take()
    },
    async free(signal) {
      for (let attempt = 1; !isDenied; attempt++) {
        try {
          return await locks.request(name, { signal, mode: 'shared' }, () => undefined)
        } catch (error) {
          if (signal.aborted) return
          if (isDenial(error) || attempt === TRIES) denied()
        }
      }
      return fallback.free(signal)
    },
    async isTaken() {
      if (isMine) return false
      try {
        return await isHeld()
      } catch {
        return fallback.isTaken()
      }
    },
    dispose: fallback.dispose,
  }
}

/**
 * Only a denial is a DOMException. In Chromium a request that is granted while the page opens a window also rejects:
 * the callback can't run then, so the browser revokes the lock, with another type of error. That request is repeated.
 */
const isDenial = (error: unknown) => error instanceof DOMException

function webLock(locks: LockManager, name: string): Promise<(() => void) | undefined> {
  let isLate = false
  const granted = new Promise<(() => void) | undefined>((resolve, reject) => {
    const granted = (lock: Lock | null) => {
      // A lock that is granted after the timeout is released at once, because the caller no longer waits for it.
      if (lock === null || isLate) return resolve(undefined)
      return new Promise<void>((release) => resolve(() => release()))
    }
    locks.request(name, { ifAvailable: true }, granted).catch(reject)
  })
  return inTime(granted).catch((error) => {
    isLate = true
    throw error
  })
}

/** After the timeout, rejects with the same type of error as a denial. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('Web Locks are silent', 'TimeoutError')), LOCK_TIMEOUT_MS)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

interface LockMessage {
  readonly say: 'claim' | 'mine'
  readonly by: string
}

/**
 * The fallback lock: a tab or frame claims the lock over a channel, and the holder refuses. Of two simultaneous claims
 * the one with the lower name wins.
 */
function channelLock(name: string): DocumentLock {
  const me = Math.random().toString(36).slice(2)
  let channel = openChannel(name)
  let isMine = false
  let isClaiming = false
  /** Number of refusals from other tabs and frames. */
  let refusals = 0
  channel?.addEventListener('message', ({ data }: MessageEvent<LockMessage>) => {
    if (data?.say === 'mine' && data.by !== me) refusals++
    if (data?.say !== 'claim' || data.by === me) return
    if (isMine || (isClaiming && me < data.by)) channel?.postMessage({ say: 'mine', by: me } satisfies LockMessage)
    else if (isClaiming) refusals++
  })

  async function isRefused(by: string): Promise<boolean> {
    const before = refusals
    channel?.postMessage({ say: 'claim', by } satisfies LockMessage)
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
    return refusals !== before
  }

  async function take(): Promise<(() => void) | undefined> {
    if (channel === undefined) return () => {}
    isClaiming = true
    const isOthers = await isRefused(me)
    isClaiming = false
    if (isOthers) return undefined
    isMine = true
    return () => {
      isMine = false
    }
  }

  return {
    take,
    async free(signal) {
      while (!signal.aborted) {
        const release = await take()
        release?.()
        if (release !== undefined) return
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
    },
    isTaken: () => isRefused(PROBE_ID),
    dispose() {
      channel?.close()
      channel = undefined
    },
  }
}

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
