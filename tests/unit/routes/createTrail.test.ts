import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import type { RouteName } from '../../../schemas/routes.ts'
import { createTrail } from '../../../src/routes/createTrail.ts'

/** A frame's history. Its length also counts the entries of the host page (`around.added`). */
function openFrame(isOwn = false, entries = 1) {
  const memory = createMemoryHistory({ initialEntries: ['/deposit'] })
  const around = { added: entries - 1 }
  const history = new Proxy(memory, {
    get: (of, key) => (key === 'length' ? of.length + around.added : Reflect.get(of, key)),
  })
  const trail = createTrail(history, isOwn)
  return {
    ...{ around, memory, trail },
    add(from: RouteName, path: string) {
      memory.push(path, trail.stateFor(from, false) as never)
      trail.entered()
    },
    replace(from: RouteName, path: string) {
      memory.replace(path, trail.stateFor(from, true) as never)
      trail.entered()
    },
  }
}

it('W5 knows how many steps back a page is, also behind others', () => {
  const { add, replace, trail } = openFrame()
  expect(trail.stepsTo('depositListPage')).toBe(0)
  add('depositListPage', '/deposit/group')
  expect(trail.stepsTo('depositListPage')).toBe(1)
  add('depositGroupListPage', '/deposit/group/redirect')
  expect([trail.stepsTo('depositGroupListPage'), trail.stepsTo('depositListPage')]).toEqual([1, 2])
  replace('depositGroupBasePage', '/deposit/complete')
  expect(trail.stepsTo('depositListPage'), 'one in the place of another is where the other was').toBe(2)
  expect(trail.stepsTo('depositGroupBasePage')).toBe(0)
})

it.each([
  ['the page around has gone on since', 1],
  ['another frame has, several times', 3],
])('W5 where %s, our steps are no longer the last ones, and none is taken', (_, count) => {
  const { add, around, trail } = openFrame()
  add('depositListPage', '/deposit/region')
  expect(trail.stepsTo('depositListPage')).toBe(1)
  around.added += count
  expect(trail.stepsTo('depositListPage')).toBe(0)
})

it('W5 at the bound of a browser’s history its length tells nothing, and no step is taken', () => {
  const { add, trail } = openFrame(false, 49)
  add('depositListPage', '/deposit/region')
  expect(trail.stepsTo('depositListPage')).toBe(0)
})

it('W5 a history of our own is known whatever its length, and after a reload', () => {
  const { add, around, memory, trail } = openFrame(true, 80)
  add('depositListPage', '/deposit/region')
  around.added += 5
  expect(trail.stepsTo('depositListPage')).toBe(1)
  expect(createTrail(memory, true).stepsTo('depositListPage'), 'the entries remember').toBe(1)
  expect(createTrail(memory, false).stepsTo('depositListPage'), 'in a frame nobody knows what was added').toBe(0)
})
