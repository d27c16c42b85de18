/** A lock shared by all documents of a player: two tabs or frames must not create a payment at the same time (D-19). */
export interface DocumentLock {
  /** Returns the release function, or undefined when another document holds the lock. Usually takes a few milliseconds. */
  take(): Promise<(() => void) | undefined>
  /** Resolves when no other document holds the lock, or when the signal aborts. Never rejects. */
  free(signal: AbortSignal): Promise<void>
  /** Whether another document holds the lock. Asking does not block others from taking it. */
  isTaken(): Promise<boolean>
}

/** Without Web Locks: how long to wait for the answers of other documents, which are in the same browser. */
const ANSWER_MS = 60
/** Timeout for Web Locks. They normally answer in milliseconds, but in some web views never. */
const SILENT_MS = 3_000
const ASK_AGAIN_MS = 500
/** Attempts to take a lock that is denied although no document holds it. */
const TRIES = 8
/** Sorts after every document's name, so that a question under this name never wins a claim. */
const NOBODY = '~'

/** Uses Web Locks. Where they are missing or denied, as in a cross-site frame, documents negotiate over a channel. */
export function documentLock(name: string): DocumentLock {
  const byTalk = talkingLock(name)
  const { locks } = globalThis.navigator ?? {}
  if (locks === undefined) return byTalk
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
  /** Only exclusive locks count: `free` holds a shared one for a moment. */
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
      return byTalk.take()
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
      return byTalk.free(signal)
    },
    async isTaken() {
      if (isMine) return false
      try {
        return await isHeld()
      } catch {
        return byTalk.isTaken()
      }
    },
  }
}

/**
 * Tells a denial from a Chromium quirk: a lock granted while the page opens a window is revoked at once, because the
 * callback can't run then, and the request rejects with an error that is no DOMException. A denial is a DOMException.
 */
const isDenial = (error: unknown) => error instanceof DOMException

function webLock(locks: LockManager, name: string): Promise<(() => void) | undefined> {
  let isLate = false
  const granted = new Promise<(() => void) | undefined>((resolve, reject) => {
    const granted = (lock: Lock | null) => {
      // The caller has timed out.
      if (lock === null || isLate) return resolve(undefined)
      return new Promise<void>((letGo) => resolve(() => letGo()))
    }
    locks.request(name, { ifAvailable: true }, granted).catch(reject)
  })
  return inTime(granted).catch((error) => {
    isLate = true
    throw error
  })
}

/** Rejects like a denial after the timeout. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('Web Locks are silent', 'TimeoutError')), SILENT_MS)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

interface Word {
  readonly say: 'claim' | 'mine'
  readonly by: string
}

/** The fallback lock: claims it over a channel. The holder refuses; of two simultaneous claims the lower name wins. */
function talkingLock(name: string): DocumentLock {
  const me = Math.random().toString(36).slice(2)
  const channel = openChannel(name)
  let isMine = false
  let isClaiming = false
  /** Number of refusals from other documents. */
  let refusals = 0
  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data?.say === 'mine' && data.by !== me) refusals++
    if (data?.say !== 'claim' || data.by === me) return
    if (isMine || (isClaiming && me < data.by)) channel.postMessage({ say: 'mine', by: me } satisfies Word)
    else if (isClaiming) refusals++
  })

  async function isRefused(by: string): Promise<boolean> {
    const before = refusals
    channel?.postMessage({ say: 'claim', by } satisfies Word)
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
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
      }
    },
    isTaken: () => isRefused(NOBODY),
  }
}

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
