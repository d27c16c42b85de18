import { afterEach, describe, expect, it, vi } from 'vitest'
import { safeStorage } from '../../../src/platform/storage/storage.ts'

function sessionStub(overrides: Partial<Storage> = {}) {
  const kept = new Map<string, string>()
  const session = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    ...overrides,
  }
  vi.stubGlobal('sessionStorage', session)
  return kept
}

function deniedSession() {
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
}

describe('safeStorage', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(globalThis, 'sessionStorage')
  })

  it.each([
    ['session storage', () => void sessionStub()],
    ['memory, when a cross-site frame is denied storage', deniedSession],
    ['memory, when the web view has no storage', () => void vi.stubGlobal('sessionStorage', null)],
  ])('keeps values in %s', (_, prepare) => {
    prepare()
    const store = safeStorage()
    expect(store.get('locale')).toBeNull()
    store.set('locale', 'pt')
    expect(store.get('locale')).toBe('pt')
    store.remove('locale')
    expect(store.get('locale')).toBeNull()
  })

  it('uses the keys as they are given', () => {
    const kept = sessionStub()
    safeStorage().set('transport', 'socket')
    expect([...kept]).toEqual([['transport', 'socket']])
  })

  it('keeps the newest value when the storage becomes full, and when it has room again', () => {
    let isFull = false
    const kept = sessionStub({
      setItem(key, value) {
        if (isFull) throw new DOMException('full', 'QuotaExceededError')
        kept.set(key, value)
      },
    })
    const store = safeStorage()
    store.set('a', '1')
    isFull = true
    store.set('a', '2')
    expect(store.get('a')).toBe('2')
    isFull = false
    store.set('a', '3')
    expect([store.get('a'), kept.get('a')]).toEqual(['3', '3'])
  })
})
