// Says what a build consists of: node .ci/ts.mjs .ci/inventory.ts. Run by `npm run build` after all builds, and alone by
// `npm run inventory`. Writes
//   dist/bom.json      the bill of materials (CycloneDX)
//   dist/scripts.json  every script that a page of the cashier may load (PCI DSS 6.4.3)
//   licences.txt       in each build: the licences of the packages in it
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { VENDORS } from '../src/features/captcha/VENDORS.ts'
import { billOfMaterials } from './inventory/billOfMaterials.ts'
import { LICENCE_FILE, licenceProblem, licencesText, licenceTexts } from './inventory/licences.ts'
import { scriptInventory } from './inventory/scriptInventory.ts'
import { type BuildRecord, shippedPackages } from './inventory/shippedPackages.ts'
import { FILES_BASE, OUT } from './vite/sitePaths.ts'

const SITE = `${OUT}/site`

/** Build → the file with its licences. The npm package has the builds `package` and `commands` in one folder. */
const LICENCES: Readonly<Record<string, readonly string[]>> = {
  [`${SITE}/static/licences.txt`]: ['site'],
  [`${OUT}/studio/licences.txt`]: ['studio'],
  [`${OUT}/npm/licences.txt`]: ['loader', 'package', 'commands'],
}

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const write = (path: string, value: unknown) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)

export async function main(): Promise<number> {
  const product = json('package.json')
  const records = Object.fromEntries(
    readdirSync(`${OUT}/modules`).map((file) => [file.replace('.json', ''), json(`${OUT}/modules/${file}`)]),
  ) as Record<string, BuildRecord>
  const packages = shippedPackages(records, json('package-lock.json').packages)
  const mit = readFileSync('LICENSE', 'utf8')
  const licensed = packages.map((one) => ({
    ...one,
    texts: licenceTexts(one.name, licenceFiles(one.folder), mit),
    license: one.license ?? '',
  }))
  const problems = licensed.flatMap((one) => licenceProblem(one, one.texts) ?? [])
  for (const problem of problems) console.error(problem)
  write(`${OUT}/bom.json`, billOfMaterials(product, packages))
  for (const [file, builds] of Object.entries(LICENCES)) {
    // `npm run build -- --site-only` builds only one of them.
    if (!existsSync(dirname(file))) continue
    const inside = licensed.filter((one) => one.builds.some((build) => builds.includes(build)))
    writeFileSync(file, licencesText(inside))
  }
  write(`${OUT}/scripts.json`, {
    product: `${product.name} ${product.version}`,
    note: 'src/docs/audit/supply-chain.md explains the members.',
    scripts: scriptInventory({
      base: FILES_BASE,
      version: product.version,
      manifest: json(join(SITE, '.vite/manifest.json')),
      record: records.site ?? {},
      pages: textsOf(SITE, /^[^/]+\.html$/),
      files: scriptFiles(),
      vendors: Object.fromEntries(Object.entries(VENDORS).map(([name, { script }]) => [name, script])),
    }),
  })
  return problems.length === 0 ? 0 : 1
}

/** The licence files at the top of a package. */
function licenceFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => name.test(file) && !file.startsWith('.'))

const textsOf = (folder: string, name: RegExp) =>
  Object.fromEntries(filesIn(folder, name).map((file) => [file, readFileSync(join(folder, file), 'utf8')]))

function scriptFiles() {
  return Object.fromEntries(
    filesIn(SITE, /\.js$/).map((file) => {
      const content = readFileSync(join(SITE, file))
      const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`
      return [file, { bytes: content.length, integrity }]
    }),
  )
}
