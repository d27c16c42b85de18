import { describe, expect, it } from 'vitest'
import { PlainAbortController } from './plainAbort.ts'

const KINDS: readonly (readonly [string, () => AbortController])[] = [
  ['of the platform', () => new AbortController()],
  ['of the models', () => new PlainAbortController() as never],
]

describe.each(KINDS)('an AbortController %s', (_, create) => {
  it('calls each listener once, in the order in which they were added', () => {
    const { signal, ...controller } = parts(create())
    const heard: string[] = []
    const first = () => void heard.push('first')
    signal.addEventListener('abort', first)
    signal.addEventListener('abort', () => void heard.push('second'), { once: true })
    signal.addEventListener('abort', first)
    controller.abort()
    controller.abort()
    expect(heard).toEqual(['first', 'second'])
  })

  it('is aborted before the first listener is called', () => {
    const { signal, ...controller } = parts(create())
    const seen: boolean[] = []
    signal.addEventListener('abort', () => void seen.push(signal.aborted))
    expect(signal.aborted).toBe(false)
    controller.abort()
    expect(seen).toEqual([true])
  })

  it('calls no listener that another one removed, and none that was added during or after the abort', () => {
    const { signal, ...controller } = parts(create())
    const heard: string[] = []
    const late = () => void heard.push('late')
    const removed = () => void heard.push('removed')
    signal.addEventListener('abort', () => {
      signal.removeEventListener('abort', removed)
      signal.addEventListener('abort', late)
    })
    signal.addEventListener('abort', removed)
    controller.abort()
    signal.addEventListener('abort', late)
    expect(heard).toEqual([])
  })

  it('throws its reason, which is an AbortError by default', () => {
    const [usual, given] = [create(), create()]
    expect(() => usual.signal.throwIfAborted()).not.toThrow()
    usual.abort()
    given.abort('left')
    expect(() => usual.signal.throwIfAborted()).toThrow(expect.objectContaining({ name: 'AbortError' }))
    expect(given.signal.reason).toBe('left')
  })
})

const parts = (controller: AbortController) => ({
  signal: controller.signal,
  abort: () => controller.abort(),
})
