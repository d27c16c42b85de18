import { afterEach, expect, it, vi } from 'vitest'
import { openId, withOpenId } from '../../../src/embed/openId.ts'

afterEach(() => vi.unstubAllGlobals())

function idAfter(type: string | undefined, hasBeenActive: boolean | undefined) {
  vi.stubGlobal('performance', { getEntriesByType: () => (type === undefined ? [] : [{ type }]) })
  vi.stubGlobal('navigator', hasBeenActive === undefined ? {} : { userActivation: { hasBeenActive } })
  return openId()
}

it.each<[string, string | undefined, boolean | undefined, boolean]>([
  ['the page was opened', 'navigate', false, true],
  ['the page was opened, and the player pressed something', 'navigate', true, true],
  ['the page was reloaded', 'reload', false, false],
  ['the player came back to the page', 'back_forward', false, false],
  ['the page was reloaded, and the player pressed something', 'reload', true, true],
  ['the browser does not tell what the player did', 'reload', undefined, true],
  ['there is no page, as in an app', undefined, undefined, true],
])('an id of its own for each cashier: %s', (_, type, hasBeenActive, hasId) => {
  expect([idAfter(type, hasBeenActive), idAfter(type, hasBeenActive)].map((id) => id !== undefined)).toEqual([
    hasId,
    hasId,
  ])
})

it('gives every cashier another id', () => {
  expect(idAfter('navigate', true)).not.toBe(idAfter('navigate', true))
})

it.each([
  [{ method: 'airtm' }, { id: 'mount', method: 'airtm' }],
  [
    { method: 'airtm', id: 5 },
    { id: 5, method: 'airtm' },
  ],
  [
    { method: 'airtm', id: undefined },
    { id: 'mount', method: 'airtm' },
  ],
  [undefined, undefined],
])('adds the id to %j, unless the host has set one', (open, expected) => {
  const user = { token: 'a' }
  expect(withOpenId({ user, ...(open && { open }) }, 'mount').open).toEqual(expected)
})
