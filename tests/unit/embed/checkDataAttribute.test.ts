import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkDataAttribute } from '../../../src/embed/diagnose/checkDataAttribute.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each<[string, unknown, string[]]>([
  ['no data', undefined, ['data.attribute']],
  ['null, as while nobody is signed in', null, ['data.attribute']],
  ['data without a token', { user: {} }, ['data.attribute']],
  ['data that is the text of the attribute', '[object Object]', ['data.attribute']],
  ['data, as hydration in SvelteKit sets it', { user: { token: 'a' } }, []],
])('reports the attribute "data" if the element then gets %s: %#', async (_, data, codes) => {
  const element: { data?: unknown } = {}
  const found: string[] = []
  const checked = checkDataAttribute(element as unknown as Element, (code) => void found.push(code))
  Object.assign(element, { data })
  await vi.runAllTimersAsync()
  await checked
  expect(found).toEqual(codes)
})
