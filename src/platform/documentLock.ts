/** One lock for all documents of a player: two tabs or frames must not make a payment at the same time (D-19). */
export interface DocumentLock {
  /** What lets go of it again, or undefined while another document has it. No round trip: at most a few milliseconds. */
  take(): Promise<(() => void) | undefined>
  /** Resolves when no other document has it. Never rejects; ends early with the signal. */
  free(signal: AbortSignal): Promise<void>
  /** Whether another document has it just now; nobody is kept from taking it by the question. */
  isTaken(): Promise<boolean>
}

/** How long the other documents have to answer where there are no Web Locks: they are in the same browser. */
const ANSWER_MS = 60
/** Locks answer in milliseconds. Where they answer nothing for so long, they never do: some web views have such. */
const SILENT_MS = 3_000
const ASK_AGAIN_MS = 500
/** How often a lock is asked for that nobody has and nobody gets. */
const TRIES = 8
/** Behind every name: who asks by it claims nothing, and takes nobody's place. */
const NOBODY = '~'

/** Web Locks where the browser has them; in a cross-site frame they are denied, and documents talk to each other. */
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
  /** Looking for a moment whether it is free shares it: that keeps nobody from it for long, and is no document that pays. */
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
 * A lock that comes while a page opens a window is given and taken back at once: Chromium can't run the callback just then,
 * and rejects with an error of its own. Where locks are denied it is one of the DOM.
 */
const isDenial = (error: unknown) => error instanceof DOMException

function webLock(locks: LockManager, name: string): Promise<(() => void) | undefined> {
  let isLate = false
  const granted = new Promise<(() => void) | undefined>((resolve, reject) => {
    const held = (lock: Lock | null) => {
      // Nobody waits for it any more.
      if (lock === null || isLate) return resolve(undefined)
      return new Promise<void>((letGo) => resolve(() => letGo()))
    }
    locks.request(name, { ifAvailable: true }, held).catch(reject)
  })
  return inTime(granted).catch((error) => {
    isLate = true
    throw error
  })
}

/** Rejects as a denial does when nothing comes. */
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

/** Asks the others over a channel: who holds it says so; of two that ask at once the lower name wins. */
function talkingLock(name: string): DocumentLock {
  const me = Math.random().toString(36).slice(2)
  const channel = openChannel(name)
  let isMine = false
  let isClaiming = false
  /** How often another one has said that it is its own. */
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
