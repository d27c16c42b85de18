import { afterEach, expect, it, vi } from 'vitest'
import { sharedStorage } from '../../../src/platform/storage/storage.ts'

afterEach(() => vi.unstubAllGlobals())

function localStorageOf(kept: Record<string, string>, isFull = () => false) {
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem(key: string, value: string) {
      if (isFull()) throw new DOMException('full', 'QuotaExceededError')
      kept[key] = value
    },
    removeItem(key: string) {
      delete kept[key]
    },
  }
  return new Proxy(methods, {
    ownKeys: () => Object.keys(kept),
    getOwnPropertyDescriptor: (_, key) => ({ value: kept[String(key)], enumerable: true, configurable: true }),
  })
}

it('D-19 what one document keeps another one finds', () => {
  vi.stubGlobal('localStorage', localStorageOf({}))
  const [one, two] = [sharedStorage(), sharedStorage()]
  expect(one.isLasting).toBe(true)
  one.set('a', '1')
  expect(two.get('a')).toBe('1')
  expect(two.keys()).toEqual(['a'])
  two.remove('a')
  expect(one.get('a')).toBeNull()
})

it.each([
  [
    'denied',
    () =>
      vi.stubGlobal(
        'localStorage',
        new Proxy(
          {},
          {
            get: () => {
              throw new DOMException('no', 'SecurityError')
            },
          },
        ),
      ),
  ],
  ['null, as in some web views', () => vi.stubGlobal('localStorage', null)],
  ['missing', () => vi.stubGlobal('localStorage', undefined)],
])('C35 C63 where it is %s it lasts as long as the document, and says so', (_, arrange) => {
  arrange()
  const store = sharedStorage()
  expect(store.isLasting).toBe(false)
  store.set('a', '1')
  expect([store.get('a'), store.keys()]).toEqual(['1', ['a']])
  store.remove('a')
  expect(store.get('a')).toBeNull()
})

it('C35 I7 reads the entries of a storage that was full from the start, and removed entries stay removed', () => {
  const kept = { 'paywidget.intent.1': 'unpaid', 'paywidget.intent.2': 'paid', theirs: 'x' }
  vi.stubGlobal(
    'localStorage',
    localStorageOf(kept, () => true),
  )
  const store = sharedStorage()
  expect(store.isLasting).toBe(false)
  expect(store.keys()).toEqual(['paywidget.intent.1', 'paywidget.intent.2'])
  expect(store.get('paywidget.intent.1')).toBe('unpaid')
  store.set('paywidget.intent.1', 'sent')
  store.remove('paywidget.intent.2')
  expect([store.get('paywidget.intent.1'), store.get('paywidget.intent.2')]).toEqual(['sent', null])
  expect(Object.keys(kept)).toEqual(['paywidget.intent.1', 'theirs'])
})

it('C35 what a full storage does not take is remembered by the document', () => {
  let isFull = false
  vi.stubGlobal(
    'localStorage',
    localStorageOf({}, () => isFull),
  )
  const store = sharedStorage()
  store.set('a', 'old')
  isFull = true
  store.set('a', 'new')
  expect(store.get('a')).toBe('new')
})
