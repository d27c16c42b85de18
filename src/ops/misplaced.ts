import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { SCREENS } from '../../schemas/layout/screens/index.ts'
import { nearest } from '../language/nearest.ts'
import { isSkipped } from './isSkipped.ts'

export interface Entry {
  readonly name: string
  readonly isFolder: boolean
}

/** What is wrong with the names of files beside a `method.json`: nobody reads such a file, so its screen is never shown. */
export function misplaced(methodPath: string): readonly string[] {
  const folder = dirname(methodPath)
  const entries = entriesIn(folder)
  const layouts = join(folder, 'layouts')
  const inside = entries.some(isLayouts) ? entriesIn(layouts) : []
  return [
    ...misplacedBeside(entries, inside),
    ...inside.flatMap(({ name, isFolder }) =>
      isFolder ? strayFolder(layouts, name, inside) : strayFile(inside, name),
    ),
  ]
}

/** The files and folders of a folder. Links count as what they lead to, and not at all if that is nothing. */
const entriesIn = (folder: string): readonly Entry[] =>
  readdirSync(folder)
    .filter((name) => !isSkipped(name) && existsSync(join(folder, name)))
    .map((name) => ({ name, isFolder: statSync(join(folder, name)).isDirectory() }))

const isLayouts = ({ name, isFolder }: Entry): boolean => isFolder && name === 'layouts'

/**
 * The case of a name counts: Windows and macOS would find a folder "Layouts" too, but a server does not. `inside` has the
 * entries of the folder "layouts".
 */
export function misplacedBeside(entries: readonly Entry[], inside: readonly Entry[] = []): readonly string[] {
  const hasName = entries.some(({ name }) => name === 'layouts')
  const meant = entries.find(({ name, isFolder }) => isFolder && nearest(name.toLowerCase(), ['layouts']) !== undefined)
  const documents = entries.filter(
    ({ name, isFolder }) => !isFolder && Object.hasOwn(SCREENS, name.replace(/\.json$/i, '')),
  )
  return [
    ...(hasName && !entries.some(isLayouts)
      ? [
          '"layouts" is a file and must be a folder, so that the method has no documents: rename the file to the name of its screen, such as deposit.redirect.json, and put it into a folder "layouts"',
        ]
      : []),
    ...(hasName || meant === undefined ? [] : [`the folder "${meant.name}" is not read: its name must be "layouts"`]),
    ...documents.map(({ name }) =>
      hasFile(inside, name)
        ? `"${name}" is not read here, and the folder "layouts" has a file of the same name: delete one of the two`
        : `"${name}" is not read here: put it into the folder "layouts"`,
    ),
  ]
}

const hasFile = (entries: readonly Entry[], name: string): boolean => entries.some((entry) => entry.name === name)

/** Parts have a folder of their own. Others are somebody's own, unless they have documents. */
function strayFolder(layouts: string, name: string, inside: readonly Entry[]): string[] {
  const documents = entriesIn(join(layouts, name)).filter((file) => file.name.endsWith('.json'))
  if (name === 'parts' || documents.length === 0) return []
  const double = documents.find((file) => hasFile(inside, file.name))
  return double === undefined
    ? [`the documents of the folder "layouts/${name}" are not read: put them into the folder "layouts"`]
    : [
        `the documents of the folder "layouts/${name}" are not read, and the folder "layouts" has "${double.name}" as well: delete those that are not needed, and put the others into the folder "layouts"`,
      ]
}

/** A document that an editor, a browser or Windows has renamed. */
function strayFile(inside: readonly Entry[], name: string): string[] {
  if (extname(name) === '.json' || !/\.json\b/i.test(name)) return []
  const [base = ''] = name.split(/\.json/i)
  // A backup beside its original.
  if (hasFile(inside, `${base}.json`)) return []
  return [`"layouts/${name}" is not read, because its name does not end in ".json": rename it to "${base}.json"`]
}
