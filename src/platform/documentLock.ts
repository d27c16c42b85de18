/** One lock for all documents of a player: two tabs or frames must not make a payment at the same time (D-19). */
export interface DocumentLock {
  /** What lets go of it again, or undefined while another document has it. No round trip: at most a few milliseconds. */
  take(): Promise<(() => void) | undefined>
  /** Resolves when no other document has it. Never rejects; ends early with the signal. */
  free(signal: AbortSignal): Promise<void>
}

/** How long the other documents have to answer where there are no Web Locks: they are in the same browser. */
const ANSWER_MS = 60
const ASK_AGAIN_MS = 500

/** Web Locks where the browser has them; in a cross-site frame they are denied, and documents talk to each other. */
export function documentLock(name: string): DocumentLock {
  const byTalk = talkingLock(name)
  const { locks } = globalThis.navigator ?? {}
  if (locks === undefined) return byTalk
  let isDenied = false
  const denied = () => {
    isDenied = true
  }
  return {
    async take() {
      if (!isDenied) {
        try {
          return await webLock(locks, name)
        } catch {
          denied()
        }
      }
      return byTalk.take()
    },
    async free(signal) {
      if (!isDenied) {
        try {
          return await locks.request(name, { signal }, () => undefined)
        } catch {
          if (signal.aborted) return
          denied()
        }
      }
      return byTalk.free(signal)
    },
  }
}

function webLock(locks: LockManager, name: string): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    const held = (lock: Lock | null) =>
      lock === null ? resolve(undefined) : new Promise<void>((letGo) => resolve(() => letGo()))
    locks.request(name, { ifAvailable: true }, held).catch(reject)
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
  let isOthers = false
  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data?.say === 'mine' && data.by !== me) isOthers = true
    if (data?.say !== 'claim' || data.by === me) return
    if (isMine || (isClaiming && me < data.by)) channel.postMessage({ say: 'mine', by: me } satisfies Word)
    else if (isClaiming) isOthers = true
  })

  async function take(): Promise<(() => void) | undefined> {
    if (channel === undefined) return () => {}
    isClaiming = true
    isOthers = false
    channel.postMessage({ say: 'claim', by: me } satisfies Word)
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
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
  }
}

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
