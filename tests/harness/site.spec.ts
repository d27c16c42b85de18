import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { firstFiles, hasBuild } from '../bench/criticalPath.ts'

const SITE = process.env.JOURNEYS_SITE ?? 'dist/site'

test('S12 the site contains no source map, no source and no path of the build machine', { tag: '@core' }, () => {
  test.skip(!hasBuild(SITE), `${SITE} is not built.`)
  const files = readdirSync(SITE, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter(({ name }) => name.endsWith('.map')).map(({ name }) => name)).toEqual([])
  for (const { name, parentPath } of files) {
    const text = readFileSync(join(parentPath, name), 'latin1')
    for (const trace of ['sourcesContent', 'sourceMappingURL', process.cwd(), '/node_modules/.', 'file:///']) {
      expect([name, text.includes(trace)]).toEqual([name, false])
    }
  }
})

test('the page preloads the files of the list, so that they load in parallel with the first script', () => {
  test.skip(!hasBuild(SITE), `${SITE} is not built.`)
  const html = readFileSync(join(SITE, 'index.html'), 'utf8')
  const named = [...html.matchAll(/(?:href|src)="\/paywidget\/(static\/[^"]+)"/g)].map(([, name]) => name)
  const { scripts, styles } = firstFiles(SITE)
  const english = readdirSync(join(SITE, 'static/locales')).filter((name) => /^en\..*\.json$/.test(name))
  expect(scripts.length).toBeGreaterThan(2)
  expect(styles.length).toBeGreaterThan(1)
  expect(named).toEqual(
    expect.arrayContaining([...scripts, ...styles, ...english.map((name) => `static/locales/${name}`)]),
  )
})
