import { expect, test } from '@playwright/test'
import { coreIf } from '../journeys/support/coreIf.ts'
import { openHarness } from './openHarness.ts'

for (const mode of ['main', 'cryptobalance'] as const)
  test(
    `I14 I26 every page of the route tree "${mode}" opens, closes, and leaves no timer, listener or request behind`,
    coreIf(mode === 'main'),
    async ({ context }) => {
      const { page, unexpected } = await openHarness(context)
      const { rows, before, after, reports } = await page.evaluate((mode) => window.harness.walk(mode), mode)
      expect(rows.length).toBeGreaterThan(20)
      for (const { name, words, before: quiet, after: left } of rows) {
        expect(words.length, `${name} shows something: ${words}`).toBeGreaterThan(20)
        expect(left, `${name} leaves nothing behind`).toEqual(quiet)
      }
      // Proves that the walk can detect activity: the completion page polls and counts down.
      const complete = rows.find(({ name }) => name === 'depositCompletePage')
      const quiet = complete?.before
      expect(complete?.began.timers).toBeGreaterThan(quiet?.timers ?? Number.NaN)
      expect(complete?.began.listeners.length).toBeGreaterThan(quiet?.listeners.length ?? Number.NaN)
      expect(after, 'the app leaves nothing behind').toEqual(before)
      expect(reports).toContain('FullLoaded')
      // The harness serves no pictures and no operator layouts, so these 404 errors are expected.
      expect(unexpected().filter((line) => !/ 404 .*\/static\/(flags|icons|layouts)\//.test(line))).toEqual([])
    },
  )
