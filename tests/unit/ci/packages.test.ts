import { rmSync, utimesSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Machine, machine } from './machine.ts'

let here: Machine

// A fake npm. Like the real npm, it removes the old packages, installs, and writes its own file last.
const NPM = 'rm -rf node_modules; mkdir node_modules; echo {} > node_modules/.package-lock.json'
const ensure = () => here.run("const { ensurePackages } = await import('./.ci/packages.mjs'); ensurePackages()")
const aged = (path: string, year: number) =>
  utimesSync(here.at(path), new Date(`${year}-01-01`), new Date(`${year}-01-01`))

beforeEach(() => {
  here = machine('packages.mjs')
  here.put('package-lock.json', '{"one":1}')
  here.program('bin/npm', NPM)
})
afterEach(() => here.remove())

it('K5 B30 installs on a fresh clone, without the packages’ own scripts, and then no more', () => {
  ensure()
  ensure()
  expect(here.calls()).toEqual(['npm ci --ignore-scripts --no-fund --no-audit'])
})

it('K5 installs nothing when a checkout makes the same lock file newer', () => {
  ensure()
  aged('package-lock.json', 2040)
  ensure()
  expect(here.calls()).toHaveLength(1)
})

it('K5 installs when the lock file is another one, however old it is', () => {
  ensure()
  here.put('package-lock.json', '{"two":2}')
  aged('package-lock.json', 2001)
  ensure()
  ensure()
  expect(here.calls()).toHaveLength(2)
})

it('K5 installs again after an installation that broke off', () => {
  ensure()
  rmSync(here.at('node_modules/.package-lock.json'))
  ensure()
  expect(here.calls()).toHaveLength(2)
})

it('K5 installs again after a failed installation', () => {
  here.program('bin/npm', `${NPM}; exit 1`)
  expect(ensure().errors).toContain('npm ci failed')
  ensure()
  expect(here.calls()).toHaveLength(2)
})
