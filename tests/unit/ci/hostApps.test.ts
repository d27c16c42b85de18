import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HOST_APPS, installProblem } from '../../../.ci/hostApps.mjs'

const read = (path: string) => JSON.parse(readFileSync(`tests/hosts/${path}`, 'utf8'))

const problemOf = (output: string, problem?: string) => installProblem('vue', { output, problem })

it('names the npm registry as the cause if it failed', () => {
  const offline = 'npm error code ENOTFOUND\nnpm error network request to https://registry.npmjs.org/vue failed'
  expect(problemOf(offline)).toMatch(/^the npm registry failed \(ENOTFOUND\).*says nothing about Paywidget/)
  // What npm 11 says of a registry that accepts connections and stays silent.
  const silent = 'npm error code FETCH_ERROR\nnpm error network timeout at: https://registry.npmjs.org/vite'
  expect(problemOf(silent)).toMatch(/^the npm registry failed \(FETCH_ERROR\)/)
  expect(problemOf('npm error code E503')).toMatch(/^the npm registry failed \(E503\)/)
  expect(problemOf('npm error code SELF_SIGNED_CERT_IN_CHAIN')).toMatch(/^the npm registry failed \(SELF_SIGNED/)
  expect(problemOf('npm error code UNABLE_TO_GET_ISSUER_CERT_LOCALLY')).toMatch(/^the npm registry failed \(UNABLE_TO/)
  expect(problemOf('', 'npm ci did not end within 300 s')).toMatch(
    /^npm ci did not end within 300 s.*says nothing about/,
  )
})

it('names the files of the app as the cause if npm ci rejects them', () => {
  const outdated = 'npm error code EUSAGE\nnpm error `npm ci` can only install packages when your package.json and …'
  expect(problemOf(outdated)).toMatch(/^npm ci failed.*npm run hosts -- --lock vue/)
  const missing = 'npm error code E404\nnpm error 404 Not Found - GET https://registry.npmjs.org/vue/-/vue-9.9.9.tgz'
  expect(problemOf(missing)).toMatch(/does not have a version that the app vue names \(E404\)/)
})

describe.each(Object.keys(HOST_APPS))('the app %s', (name) => {
  const manifest = read(`${name}/package.json`)
  const lock = read(`${name}/package-lock.json`)
  const versions: readonly string[] = Object.values({ ...manifest.dependencies, ...manifest.devDependencies })

  it('installs the same packages every time: exact versions, and a lock file that fits', () => {
    for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    const { dependencies, devDependencies } = lock.packages['']
    expect({ dependencies, devDependencies }).toEqual({
      dependencies: manifest.dependencies,
      devDependencies: manifest.devDependencies,
    })
  })

  it('has a lock file without the package, which is packed anew each time, and without addresses', () => {
    expect(Object.keys(lock.packages).filter((path) => path.includes('paywidget'))).toEqual([])
    expect(JSON.stringify(lock)).not.toContain('"resolved"')
  })
})

it('the page about frameworks names the versions that are built', () => {
  const page = readFileSync('src/docs/frameworks.md', 'utf8')
  const built: readonly (readonly [app: string, dependency: string, text: (minor: string, major: string) => string])[] =
    [
      ['react', 'react', (minor) => `| React | React ${minor} and`],
      ['react18', 'react', (minor) => `and ${minor}, Vite`],
      ['react', 'vite', (_, major) => `Vite ${major} |`],
      ['next', 'next', (minor) => `| Next.js ${minor}, React`],
      ['next', 'react', (minor) => `React ${minor}, App Router`],
      ['vue', 'vue', (minor) => `| Vue ${minor}, Vite`],
      ['angular', '@angular/core', (minor) => `| Angular ${minor} |`],
      ['sveltekit', 'svelte', (_, major) => `| Svelte ${major}, SvelteKit`],
      ['sveltekit', '@sveltejs/kit', (_, major) => `SvelteKit ${major} with`],
    ]
  for (const [app, dependency, text] of built) {
    const { dependencies, devDependencies } = read(`${app}/package.json`)
    const [major = '', minor = ''] = String({ ...dependencies, ...devDependencies }[dependency]).split('.')
    expect(page).toContain(text(`${major}.${minor}`, major))
  }
})
