import { describe, expect, it, vi } from 'vitest'
import { type FailedStartNeed, failedStart } from '../../../src/entries/failedStart.ts'
import type { Channel, MessageListener } from '../../../src/host/bridge/Channel.ts'
import { openBridge } from '../../../src/host/bridge/HostBridge.ts'
import { ENTRY_PREFIX } from '../../../src/payments/hasUnresolvedEntry.ts'
import type { StartFailure } from '../../../src/platform/storage/notifyGuard.ts'
import { fakeClock } from '../support/fakeClock.ts'

/** A start that fails, and what page and host are told. */
function aStart(more: Partial<FailedStartNeed> = {}) {
  const shown: StartFailure[] = []
  const sent: unknown[] = []
  const entries = new Map<string, string>()
  const need = {
    bridge: { send: (message: unknown) => void sent.push(message) },
    clock: { now: () => 0 },
    storage: {
      own: { get: () => null, set: () => undefined, remove: () => undefined },
      shared: { keys: () => [...entries.keys()], get: (key: string) => entries.get(key) ?? null },
    },
    languages: { files: {}, query: undefined },
    embedding: { surface: { showFailure: (failure: StartFailure) => void shown.push(failure) } },
    ...more,
  } as unknown as FailedStartNeed
  return { fail: failedStart(need), shown, sent, entries }
}

describe('LIST-04 after a failed start the host can always leave', () => {
  it.each(['close', 'onGoBack', 'onSwipeBack'])(
    '%s is answered with onClose, until another app handles it',
    (messageType) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const sent: string[] = []
      let hear: MessageListener = () => undefined
      const channel: Channel = {
        send: (text) => sent.push(JSON.parse(text).messageType) > 0,
        listen(listener) {
          hear = listener
          return () => undefined
        },
      }
      const bridge = openBridge(channel, { clock: fakeClock(), onProblem: () => undefined })
      const { fail } = aStart({ bridge })
      fail(new Error('createChoices is missing'), undefined)
      hear({ messageType }, () => undefined)
      hear({ messageType: 'bonus-list-fetched' }, () => undefined)
      expect(sent).toEqual(['Loaded', 'onInitError', 'onClose'])
      const handle = vi.fn()
      bridge.on(messageType as 'close', handle)
      expect(handle, 'nothing was queued').not.toHaveBeenCalled()
      hear({ messageType }, () => undefined)
      expect(handle).toHaveBeenCalledOnce()
      expect(sent).toHaveLength(3)
      const onBonuses = vi.fn()
      bridge.on('bonus-list-fetched', onBonuses)
      expect(onBonuses, 'what the next app needs is queued').toHaveBeenCalledOnce()
      vi.restoreAllMocks()
    },
  )
})

describe('C58 a start that fails twice', () => {
  it('may still be reloaded: a guard that loads later reads only the second failure', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { fail, shown, sent } = aStart()
    fail(new Error('mountApp is missing'), undefined)
    fail(new Error('No first screen after 30000 ms.'), undefined)
    expect(shown.map(({ mayReload }) => mayReload)).toEqual([true, true])
    expect(sent, 'the host is told once, and why').toMatchObject([{ text: 'mountApp is missing' }])
    vi.restoreAllMocks()
  })

  it('is not reloaded while a payment has no answer (I23)', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { fail, shown, entries } = aStart()
    entries.set(`${ENTRY_PREFIX}a`, '{"state":"unknown"}')
    fail(new Error('mountApp is missing'), undefined)
    expect(shown.map(({ mayReload }) => mayReload)).toEqual([false])
    vi.restoreAllMocks()
  })
})
