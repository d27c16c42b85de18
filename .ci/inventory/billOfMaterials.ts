import type { ShippedPackage } from './shippedPackages.ts'

/** The product, as package.json describes it. */
export interface Product {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
}

/**
 * A bill of materials in CycloneDX 1.5 of what the builds really contain. `npm sbom` lists what package.json asks for
 * instead: packages that no build contains, and not those of devDependencies that the studio and the commands contain. A
 * test compares the components with its output. Without a time or a random number: the same build has the same bill.
 */
export function billOfMaterials(product: Product, packages: readonly ShippedPackage[]): object {
  const refOf = ({ name, version }: Pick<ShippedPackage, 'name' | 'version'>) => `${name}@${version}`
  const known = new Map(packages.map((one) => [one.folder, one]))
  const dependencies = packages.map((one) => ({
    ref: refOf(one),
    dependsOn: Object.keys(one.dependencies ?? {})
      .flatMap((name) => resolved(one.folder, name, known) ?? [])
      .map(refOf)
      .toSorted(),
  }))
  const own = { name: product.name, version: product.version }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        'bom-ref': refOf(own),
        type: 'application',
        ...own,
        description: product.description,
        purl: purlOf(own),
        licenses: [{ license: { id: product.license } }],
      },
    },
    components: packages.map((one) => ({
      'bom-ref': refOf(one),
      type: 'library',
      name: one.name,
      version: one.version,
      scope: 'required',
      purl: purlOf(one),
      hashes: [{ alg: 'SHA-512', content: hexOf(one.integrity ?? '') }],
      licenses: [{ license: { id: one.license ?? '' } }],
      ...(one.resolved && { externalReferences: [{ type: 'distribution', url: one.resolved }] }),
      properties: [{ name: 'paywidget:builds', value: one.builds.join(' ') }],
    })),
    dependencies: [{ ref: refOf(own), dependsOn: packages.map(refOf) }, ...dependencies],
  }
}

/** The package that `name` means in a folder: Node looks from the innermost `node_modules` outwards. */
function resolved(
  folder: string,
  name: string,
  known: ReadonlyMap<string, ShippedPackage>,
): ShippedPackage | undefined {
  for (let at = folder; ; at = at.slice(0, at.lastIndexOf('/node_modules/'))) {
    const inner = known.get(`${at}/node_modules/${name}`)
    if (inner !== undefined) return inner
    if (!at.includes('/node_modules/')) return known.get(`node_modules/${name}`)
  }
}

const purlOf = ({ name, version }: Pick<ShippedPackage, 'name' | 'version'>): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`

const hexOf = (integrity: string): string => Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex')
