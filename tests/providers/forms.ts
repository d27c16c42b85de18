import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Story } from '../../fixtures/Story.ts'

/** A form of the corpus. */
export interface ProviderForm {
  /** The payment library from whose public definitions it was written. */
  readonly library: string
  readonly name: string
  /** The path of its folder. */
  readonly path: string
  readonly story: Story
  /** Its documents, by screen. */
  readonly documents: Readonly<Record<string, string>>
  /** The screens after the press that it draws itself. */
  readonly afterPress: readonly string[]
}

const ROOT = 'tests/providers'
const AFTER_PRESS = ['deposit.invoice', 'complete']

/** The folders of the libraries: roots of method folders. */
export const LIBRARIES: readonly string[] = foldersIn(ROOT).map((library) => `${ROOT}/${library}`)

export const PROVIDER_FORMS: readonly ProviderForm[] = LIBRARIES.flatMap((root) =>
  foldersIn(root).map((name) => readForm(root, name)),
)

function readForm(root: string, name: string): ProviderForm {
  const path = `${root}/${name}`
  const documents = documentsIn(`${path}/layouts`)
  return {
    library: root.slice(ROOT.length + 1),
    name,
    path,
    story: JSON.parse(readFileSync(`${path}/story.json`, 'utf8')),
    documents,
    afterPress: AFTER_PRESS.filter((screen) => screen in documents),
  }
}

function documentsIn(folder: string): Readonly<Record<string, string>> {
  const files = existsSync(folder) ? readdirSync(folder).toSorted() : []
  return Object.fromEntries(
    files.map((file) => [file.replace(/\.json$/, ''), readFileSync(`${folder}/${file}`, 'utf8')]),
  )
}

function foldersIn(path: string): readonly string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
}
