import { afterEach, expect, it, vi } from 'vitest'
import { dropLateSheets } from '../../../src/entries/dropLateSheets.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('C58 replaces only the page’s own sheets that are still loading, not one for which a chunk waits', () => {
  vi.useFakeTimers()
  const replaced: string[] = []
  const link = (href: string, facts: object) => ({ href, sheet: null, onload: null, ...facts })
  const links = [
    link('loading.css', {}),
    link('loaded.css', { sheet: {} }),
    link('of-a-chunk.css', { onload: () => undefined }),
  ].map((one) => ({ ...one, replaceWith: ({ href }: { href: string }) => void replaced.push(href) }))
  vi.stubGlobal('document', { querySelectorAll: () => links, createElement: () => ({}) })
  dropLateSheets(10_000)
  vi.advanceTimersByTime(9_999)
  expect(replaced).toEqual([])
  vi.advanceTimersByTime(1)
  expect(replaced).toEqual(['loading.css'])
})
