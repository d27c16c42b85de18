import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Locked {
  readonly version: string
  readonly integrity?: string
  readonly resolved?: string
  readonly dev?: boolean
  readonly link?: boolean
  readonly hasInstallScript?: boolean
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const { packages } = read('package-lock.json') as { packages: Readonly<Record<string, Locked>> }
const { dependencies, devDependencies } = read('package.json') as Record<string, Readonly<Record<string, string>>>
const locked = Object.entries(packages).filter(([path]) => path !== '')

it('B30 every package is held to the hash of its contents, and comes from the registry alone', () => {
  expect(locked.length).toBeGreaterThan(100)
  const loose = locked.filter(([, { integrity = '', link }]) => link || !/^sha512-[\w+/]{86}==$/.test(integrity))
  expect(loose.map(([path]) => path)).toEqual([])
  const elsewhere = locked.filter(([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'))
  expect(elsewhere.map(([path]) => path)).toEqual([])
})

it('B30 what is asked for is one version, not a range of them', () => {
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, at]) => !/^(?:npm:[a-z]+@)?\d+\.\d+\.\d+$/.test(at),
  )
  expect(ranges).toEqual([])
})

it('B30 no package that reaches a player’s browser has a script that runs when it is installed', () => {
  const shipped = locked.filter(([, { dev }]) => dev !== true)
  expect(shipped.length).toBeGreaterThan(Object.keys(dependencies ?? {}).length - 1)
  expect(shipped.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([])
})
