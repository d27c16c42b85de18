import { expect, test } from '@playwright/test'
import { criticalPath, GATE_BYTES, hasBuild } from '../bench/criticalPath.ts'

const SITE = process.env.JOURNEYS_SITE ?? 'dist/site'

test('the JavaScript up to the painted list stays under its gate', { tag: '@core' }, () => {
  test.skip(!hasBuild(SITE), `${SITE} is not built.`)
  const { js, html } = criticalPath(SITE)
  expect(js.files).toBeGreaterThan(2)
  expect(html.gz).toBeGreaterThan(100)
  expect(js.gz).toBeLessThanOrEqual(GATE_BYTES)
})
