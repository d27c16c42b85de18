import type { ShippedPackage } from './shippedPackages.ts'

/** Licences that allow to ship a package in a product of any licence, if its text is beside it. */
const ALLOWED: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unicode-3.0',
  'Unlicense',
]

/** Files with the text of a licence, or a notice that must go with it. */
export const LICENCE_FILE = /^(?:(?:mit-)?licen[cs]e|copying|notice|unlicense)(?![a-z])/i

/**
 * The holders of packages under the MIT licence that contain no copy of it: their package.json names the licence, and
 * the author or the repository.
 */
const WITHOUT_TEXT: Readonly<Record<string, string>> = {
  '@open-draft/deferred-promise': 'Artem Zakharchenko',
  'is-node-process': 'the authors of is-node-process, https://github.com/mswjs/is-node-process',
  'strict-event-emitter': 'Artem Zakharchenko',
}

/** The licence texts of a package. `mit` is any text of the MIT licence. */
export function licenceTexts(name: string, found: readonly string[], mit: string): readonly string[] {
  const holder = WITHOUT_TEXT[name]
  return found.length > 0 || holder === undefined ? found : [mit.replace(/^Copyright .*$/m, `Copyright (c) ${holder}`)]
}

/** Why a package may not ship; undefined if it may. `texts` are its licence files. */
export function licenceProblem(
  { name, version, license }: Pick<ShippedPackage, 'name' | 'version' | 'license'>,
  texts: readonly string[],
): string | undefined {
  const at = `${name}@${version}`
  if (license === undefined || license === '') return `${at} says no licence. Do not ship it.`
  if (!ALLOWED.includes(license))
    return `${at} has the licence "${license}", which is not in ALLOWED of .ci/inventory/licences.ts. Read it before you add it.`
  if (texts.every((text) => text.trim() === ''))
    return `${at} contains no text of its licence (${license}), which must be shipped with it.`
  return undefined
}

export interface Licensed {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly texts: readonly string[]
}

/** The file that ships beside a build. Packages with the same text are listed above one copy of it. */
export function licencesText(packages: readonly Licensed[]): string {
  const byText = new Map<string, Licensed[]>()
  for (const one of packages) {
    const text = one.texts.map((part) => part.trim().replaceAll('\r\n', '\n')).join('\n\n')
    byText.set(text, [...(byText.get(text) ?? []), one])
  }
  const parts = [...byText].map(([text, those]) => {
    const names = those.map(({ name, version, license }) => `${name} ${version} (${license})`)
    return `${names.join('\n')}\n\n${text}\n`
  })
  return `Paywidget contains code, data or pictures of these packages.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`
}
