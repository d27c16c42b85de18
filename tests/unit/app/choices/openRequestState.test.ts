import { expect, it } from 'vitest'
import { openRequestState } from '../../../../src/app/choices/openRequestState.ts'
import type { AppNeed } from '../../../../src/services/AppNeed.ts'
import { memoryStorage } from '../../features/builders.ts'

/** The states of requests that come one after another in one tab, each after a reload; each page is left again. */
function statesOf(requests: readonly object[], { isLeft = true, embeddings = [] as object[] } = {}) {
  const own = memoryStorage()
  return requests.map((request, at) => {
    const { identity = 'a', ...open } = request as { identity?: string }
    const embedding = embeddings[at] ?? {}
    const before = openRequestState(
      { embedding, storage: { own, place: '' }, data: { identity } } as unknown as AppNeed,
      open,
    )
    before.begin()
    if (isLeft) before.end()
    return before.state
  })
}

it.each<[string, readonly object[], readonly string[]]>([
  [
    'the same id',
    [
      { method: 'a', id: 1 },
      { method: 'a', id: 1 },
    ],
    ['new', 'over'],
  ],
  [
    'another id',
    [
      { method: 'a', id: 1 },
      { method: 'a', id: 2 },
    ],
    ['new', 'new'],
  ],
  [
    'no id, as after a reload',
    [{ method: 'a', id: 1 }, { method: 'a' }, { method: 'a', id: 1 }],
    ['new', 'over', 'over'],
  ],
  ['never an id', [{ method: 'a' }, { method: 'a' }], ['new', 'over']],
  [
    'an id of null',
    [
      { method: 'a', id: 1 },
      { method: 'a', id: null },
    ],
    ['new', 'over'],
  ],
  [
    'another page',
    [
      { method: 'a', id: 1 },
      { method: 'b', id: 1 },
    ],
    ['new', 'new'],
  ],
  [
    'another amount',
    [
      { method: 'a', amount: '1' },
      { method: 'a', amount: '2' },
    ],
    ['new', 'new'],
  ],
  ['another player', [{ method: 'a' }, { method: 'a', identity: 'b' }], ['new', 'new']],
])('after a reload, %s', (_, requests, states) => {
  expect(statesOf(requests)).toEqual(states)
})

it('opens the page again after a reload until the player has left it', () => {
  expect(statesOf([{ method: 'a', id: 1 }, { method: 'a' }], { isLeft: false })).toEqual(['new', 'reloaded'])
})

it('is applied after other settings that arrive before its page opened', () => {
  const need = { embedding: {}, storage: { own: memoryStorage(), place: '' }, data: { identity: 'a' } }
  const states = [1, 2].map(() => openRequestState(need as unknown as AppNeed, { method: 'a' }).state)
  expect(states).toEqual(['new', 'new'])
})

it('is not applied twice by a cashier that restarts with other settings', () => {
  const embedding = {}
  const embeddings = [embedding, embedding, embedding]
  const requests = [{ method: 'a' }, { method: 'a' }, { method: 'a', id: 2 }]
  expect(statesOf(requests, { isLeft: false, embeddings })).toEqual(['new', 'over', 'new'])
})
