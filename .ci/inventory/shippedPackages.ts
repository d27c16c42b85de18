/** A package as package-lock.json lists it. */
export interface LockedPackage {
  readonly name?: string
  readonly version: string
  readonly integrity?: string
  readonly resolved?: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

/** A package of which code, data or pictures are in a build. */
export interface ShippedPackage extends LockedPackage {
  readonly name: string
  /** Its folder, which is its key in package-lock.json. */
  readonly folder: string
  /** The builds that contain it, such as `site`. */
  readonly builds: readonly string[]
}

/** What a build is made of: file → the folders of packages, and the source files. */
export type BuildRecord = Readonly<Record<string, readonly string[]>>

/** Packages whose files are copied, or whose data are in generated tables: no bundler sees them. */
export const COPIED: Readonly<Record<string, readonly string[]>> = {
  // .ci/vite/staticFiles.ts
  'node_modules/country-flag-icons': ['site', 'studio'],
  // .ci/vite/commands.config.ts
  'node_modules/recheck': ['commands'],
  // Their data are in src/reference: .ci/worldTables.mjs
  'node_modules/libphonenumber-js': ['site', 'package', 'studio'],
  'node_modules/localized-address-format': ['site', 'package', 'studio'],
  'node_modules/cldr-subdivisions-full': ['site', 'package', 'studio'],
}

/** The packages of all builds, by name. Throws for a package that package-lock.json does not know. */
export function shippedPackages(
  records: Readonly<Record<string, BuildRecord>>,
  locked: Readonly<Record<string, LockedPackage>>,
): readonly ShippedPackage[] {
  const builds = new Map(Object.entries(COPIED).map(([folder, names]) => [folder, new Set(names)]))
  for (const [build, record] of Object.entries(records)) {
    for (const path of Object.values(record).flat()) {
      if (!path.includes('node_modules/')) continue
      const found = builds.get(path) ?? new Set()
      builds.set(path, found.add(build))
    }
  }
  return [...builds]
    .map(([folder, names]) => {
      const entry = locked[folder]
      if (entry === undefined)
        throw new Error(`The build ${[...names].join()} contains ${folder}, which package-lock.json does not list.`)
      const name = entry.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { ...entry, name, folder, builds: [...names].toSorted() }
    })
    .toSorted((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
}
