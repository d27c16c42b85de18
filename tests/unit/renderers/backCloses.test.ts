import { afterEach, expect, it, vi } from 'vitest'
import { backCloses } from '../../../renderers/ui/backCloses.ts'

afterEach(() => vi.unstubAllGlobals())

it('T12 Back closes the popup, is taken back at once, and nobody else hears of either step', () => {
  const window = Object.assign(new EventTarget(), { history: { forward: vi.fn() } })
  vi.stubGlobal('window', window)
  const close = vi.fn()
  const navigates = vi.fn()
  backCloses(close)
  window.addEventListener('popstate', navigates)
  window.dispatchEvent(new Event('popstate'))
  expect([close.mock.calls.length, window.history.forward.mock.calls.length]).toEqual([1, 1])
  window.dispatchEvent(new Event('popstate'))
  expect(navigates).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('popstate'))
  expect(navigates).toHaveBeenCalledTimes(1)
  expect(close).toHaveBeenCalledTimes(1)
})

it('T12 a popup that was closed otherwise leaves Back alone', () => {
  const window = Object.assign(new EventTarget(), { history: { forward: vi.fn() } })
  vi.stubGlobal('window', window)
  const navigates = vi.fn()
  backCloses(vi.fn())()
  window.addEventListener('popstate', navigates)
  window.dispatchEvent(new Event('popstate'))
  expect(navigates).toHaveBeenCalledTimes(1)
  expect(window.history.forward).not.toHaveBeenCalled()
})
