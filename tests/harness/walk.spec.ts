import { expect, test } from '@playwright/test'
import { ROUTE_NAMES } from '../../schemas/routes.ts'
import { openHarness } from './openHarness.ts'

test('I14 I26 every row of every tree loads, opens, stops, and leaves no timer, listener or request behind', async ({
  context,
}) => {
  const { page, unexpected } = await openHarness(context)
  const { rows, before, after, reports } = await page.evaluate(() => window.harness.walk())
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...ROUTE_NAMES].toSorted())
  for (const { name, screens, words, before: quiet, after: left } of rows) {
    expect(screens[1], `${name} loads the page of its screen`).toBe(screens[0])
    expect(words.length, `${name} shows something: ${words}`).toBeGreaterThan(20)
    expect(left, `${name} leaves nothing behind`).toEqual(quiet)
  }
  // The completion page asks for the status and counts the time: what it began is what must end.
  const complete = rows.find(({ name }) => name === 'depositCompletePage')
  const quiet = complete?.before
  expect(complete?.began.timers).toBeGreaterThan(quiet?.timers ?? Number.NaN)
  expect(complete?.began.listeners.length).toBeGreaterThan(quiet?.listeners.length ?? Number.NaN)
  expect(after, 'the app leaves nothing behind').toEqual(before)
  expect(reports).toContain('FullLoaded')
  // Here are no pictures and no layouts of operators.
  expect(unexpected().filter((line) => !/ 404 .*\/static\/(flags|icons|layouts)\//.test(line))).toEqual([])
})
