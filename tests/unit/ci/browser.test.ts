import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Machine, machine } from './machine.ts'

let here: Machine

const NAMED = 'named/chromium'
const PACKAGED = '.cache/chromium-1.0.0/chromium'
const PLAYWRIGHTS = 'playwrights/chromium'
const INSTALLED = 'bin/chromium'
const PACKAGE = 'node_modules/@sparticuz/chromium'

beforeEach(() => {
  here = machine('browser.mjs', 'commandError.mjs')
  for (const path of [NAMED, PLAYWRIGHTS, INSTALLED]) here.program(path)
  here.program('bin/apt-get')
  here.put(`${PACKAGE}/package.json`, '{ "version": "1.0.0", "type": "module", "exports": "./build/esm/index.js" }')
  // The fake package unpacks into TMPDIR, like the real one.
  here.put(
    `${PACKAGE}/build/esm/index.js`,
    `import { writeFileSync } from 'node:fs'
export default { executablePath: async () => writeFileSync(process.env.TMPDIR + '/chromium', '#!/bin/sh\\n', { mode: 0o755 }) }`,
  )
  here.put('node_modules/playwright/package.json', '{ "type": "module", "exports": "./index.js" }')
  const file = JSON.stringify(here.at(PLAYWRIGHTS))
  here.put('node_modules/playwright/index.js', `export const chromium = { executablePath: () => ${file} }`)
})
afterEach(() => here.remove())

const find = (env: Readonly<Record<string, string>> = {}) =>
  here.run(
    "const { ensureBrowser } = await import('./.ci/browser.mjs'); console.log((await ensureBrowser()).file)",
    env,
  )
const lose = (path: string) => rmSync(here.at(path), { recursive: true, force: true })

const isPackagedHere = process.platform === 'linux' && process.arch === 'x64'

it('K5 takes the browser that is named, then the packaged one, then Playwright’s, then an installed one', () => {
  expect(find({ PW_CHROMIUM: here.at(NAMED) }).output).toBe(here.at(NAMED))
  expect(find().output).toBe(here.at(isPackagedHere ? PACKAGED : PLAYWRIGHTS))
  lose(PACKAGE)
  expect(find().output).toBe(here.at(PLAYWRIGHTS))
  lose(PLAYWRIGHTS)
  expect(find().output).toBe(here.at(INSTALLED))
})

it('K5 goes on to the next one when a browser is there and does not run', () => {
  lose(PACKAGE)
  here.program(PLAYWRIGHTS, 'echo "error while loading shared libraries: libnss3.so" >&2; exit 127')
  expect(find().output).toBe(here.at(INSTALLED))
})

it('K5 installs nothing by itself, and says what is missing and what to do', () => {
  lose(PACKAGE)
  here.program(PLAYWRIGHTS, 'echo "error while loading shared libraries: libnss3.so" >&2; exit 127')
  lose(INSTALLED)
  const { errors, output } = find({ PATH: here.at('bin') })
  expect(output).toBe('')
  for (const words of ['PW_CHROMIUM', 'npx playwright install', 'libnss3.so', 'in PATH'])
    expect(errors).toContain(words)
  expect(here.calls().filter((call) => call.startsWith('apt'))).toEqual([])
})
