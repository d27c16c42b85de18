import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { billOfMaterials } from '../../../.ci/inventory/billOfMaterials.ts'
import { LICENCE_FILE, licenceProblem, licencesText, licenceTexts } from '../../../.ci/inventory/licences.ts'
import { type SiteBuild, scriptInventory } from '../../../.ci/inventory/scriptInventory.ts'
import { COPIED, type LockedPackage, shippedPackages } from '../../../.ci/inventory/shippedPackages.ts'
import { packageFolder } from '../../../.ci/vite/bundledPackages.mjs'

interface Component {
  readonly purl: string
  readonly hashes: unknown
  readonly licenses?: unknown
}
interface Bill {
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const product = json('package.json')
const locked = json('package-lock.json').packages as Readonly<Record<string, LockedPackage & { dev?: boolean }>>

describe('B30 the bill of materials', () => {
  it('lists what npm lists, with the same hashes and licences', () => {
    const runtime = Object.keys(locked).filter((folder) => folder !== '' && locked[folder]?.dev !== true)
    const { components } = billOfMaterials(product, shippedPackages({ site: { 'index.js': runtime } }, locked)) as Bill
    const options = ['--omit=dev', '--package-lock-only', '--sbom-format=cyclonedx', '--loglevel=error']
    const npm = JSON.parse(execFileSync('npm', ['sbom', ...options], { encoding: 'utf8', maxBuffer: 64 << 20 })) as Bill
    expect(npm.components.length).toBeGreaterThan(25)
    const part = ({ purl, hashes, licenses }: Component) => ({
      purl,
      hashes,
      ...(licenses !== undefined && { licenses }),
    })
    const ours = new Map(components.map((one) => [one.purl, part(one)]))
    for (const component of npm.components) expect(ours.get(component.purl)).toMatchObject(part(component))
  })

  it('says which builds contain a package, and on what it depends', () => {
    const records = {
      site: { 'a.js': ['node_modules/react-dom', 'src/a.ts'] },
      package: { 'b.js': ['node_modules/react-dom', 'node_modules/scheduler'] },
    }
    const packages = shippedPackages(records, locked)
    expect(packages.find(({ name }) => name === 'react-dom')?.builds).toEqual(['package', 'site'])
    expect(packages.find(({ name }) => name === 'scheduler')?.builds).toEqual(['package'])
    const { dependencies } = billOfMaterials(product, packages) as Bill
    const { version } = locked['node_modules/scheduler'] ?? {}
    expect(dependencies.find(({ ref }) => ref.startsWith('react-dom@'))?.dependsOn).toEqual([`scheduler@${version}`])
  })

  it('refuses a package that is not in package-lock.json', () => {
    expect(() => shippedPackages({ site: { 'a.js': ['node_modules/left-pad'] } }, locked)).toThrow(
      /node_modules\/left-pad/,
    )
  })

  it('knows every package whose files or data are copied', () => {
    const generator = readFileSync('.ci/worldTables.mjs', 'utf8')
    const plugins = readdirSync('.ci/vite').map((name) => readFileSync(`.ci/vite/${name}`, 'utf8'))
    const names = [
      ...plugins.flatMap((text) => [...text.matchAll(/['"`]node_modules\/((?:@[\w-]+\/)?[\w.-]+)\//g)]),
      ...generator.matchAll(/['"`]([a-z][\w-]+-[\w-]+)(?:\/[\w/.-]+)?['"`]/g),
    ].map(([, name = '']) => `node_modules/${name}`)
    const copied = names.filter((folder) => folder in locked)
    expect(new Set(copied)).toEqual(new Set(Object.keys(COPIED)))
  })

  it.each([
    ['node_modules/react/index.js', 'node_modules/react'],
    ['node_modules/@scure/base/index.js?v=1', 'node_modules/@scure/base'],
    ['node_modules/a/node_modules/b/c.js', 'node_modules/a/node_modules/b'],
    ['\0rolldown/runtime.js', 'node_modules/rolldown'],
    ['src/app/mountApp.tsx', undefined],
  ])('finds the package of the module %j', (id, folder) => {
    expect(packageFolder(id.startsWith('\0') ? id : `/repository/${id}`, '/repository')).toBe(folder)
  })
})

describe('B30 the licence of a package that ships', () => {
  const one = { name: 'one', version: '1.0.0', license: 'MIT' }

  it.each([
    ['is not known', { ...one, license: 'GPL-3.0-only' }, ['text'], /"GPL-3.0-only", which is not in ALLOWED/],
    ['is missing', { name: 'one', version: '1.0.0' }, ['text'], /says no licence/],
    ['has no text', one, [' '], /contains no text of its licence/],
  ])('that %s stops the build', (_, given, texts, problem) => {
    expect(licenceProblem(given, texts)).toMatch(problem)
  })

  it('that is known and has a text is fine', () => {
    expect(licenceProblem(one, ['text'])).toBeUndefined()
  })

  it.each(['LICENSE', 'license.md', 'LICENCE.txt', 'MIT-LICENSE.txt', 'LICENSE.Apache', 'COPYING', 'NOTICE'])(
    'is read from %s',
    (name) => expect(name).toMatch(LICENCE_FILE),
  )

  it('is not read from a source file', () => {
    for (const name of ['licenseChecker.js', 'README.md', 'index.js']) expect(name).not.toMatch(LICENCE_FILE)
  })

  it('has the holder of a package without a text of its own, and nothing for others', () => {
    const mit = 'MIT License\n\nCopyright (c) somebody\n\nPermission'
    expect(licenceTexts('strict-event-emitter', [], mit).join()).toMatch(
      /Copyright \(c\) Artem Zakharchenko\n\nPermission/,
    )
    expect(licenceTexts('one', [], mit)).toEqual([])
    expect(licenceTexts('one', ['own'], mit)).toEqual(['own'])
  })

  it('is listed once for all packages with the same text', () => {
    const text = licencesText([
      { ...one, texts: ['Same'] },
      { ...one, name: 'two', texts: ['Same\n'] },
      { ...one, name: 'three', texts: ['Other'] },
    ])
    expect(text.match(/Same/g)).toHaveLength(1)
    expect(text).toContain('one 1.0.0 (MIT)\ntwo 1.0.0 (MIT)\n\nSame')
  })
})

describe('the inventory of scripts', () => {
  const file = { bytes: 1, integrity: 'sha384-a' }
  const site: SiteBuild = {
    base: '/paywidget/',
    version: '1.0.0',
    manifest: {
      'src/entries/index.html': { file: 'static/index-1.js', isEntry: true, dynamicImports: ['_later.js'] },
      '_later.js': { file: 'static/later-1.js' },
    },
    record: {
      'static/index-1.js': ['src/host/a.ts', 'src/host/b.ts', 'node_modules/react'],
      'static/later-1.js': ['src/features/invoice/a.ts'],
    },
    pages: { 'index.html': '<script src="/paywidget/static/index-1.js"></script>' },
    files: { 'static/index-1.js': file, 'static/later-1.js': file },
    vendors: { acme: 'https://acme.example/a.js' },
  }

  it('has page, time, purpose, packages and integrity of each script, and the captchas’', () => {
    expect(scriptInventory(site)).toMatchObject([
      {
        ...{ url: '/paywidget/static/index-1.js', pages: ['index.html'], loaded: 'with the page' },
        ...{ purpose: 'messages with the host page; libraries, listed under packages.', packages: ['react'] },
        integrity: 'sha384-a',
      },
      { pages: ['index.html'], loaded: 'when needed', purpose: 'where and how to pay an open deposit.' },
      { url: 'https://acme.example/a.js', pages: ['captcha.html'] },
    ])
  })

  it('refuses a script that no page loads', () => {
    const files = { ...site.files, 'static/stray-1.js': file }
    expect(() => scriptInventory({ ...site, files })).toThrow(/No page of the site loads static\/stray-1.js/)
  })

  it('refuses a script without a purpose', () => {
    const record = { ...site.record, 'static/later-1.js': ['elsewhere/a.ts'] }
    expect(() => scriptInventory({ ...site, record })).toThrow(/static\/later-1.js contains elsewhere\/a.ts/)
  })
})
