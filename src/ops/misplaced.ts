import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { SCREENS } from '../../schemas/layout/screens/index.ts'
import { nearest } from '../language/nearest.ts'

/** What is wrong with the names of files beside a `method.json`: nobody reads such a file, so its screen is never shown. */
export function misplaced(methodPath: string): readonly string[] {
  const folder = dirname(methodPath)
  const layouts = join(folder, 'layouts')
  if (!existsSync(layouts)) return misnamedFolder(folder)
  if (!statSync(layouts).isDirectory())
    return [
      '"layouts" is a file and must be a folder, so that the method has no documents: rename the file to the name of its screen, such as deposit.redirect.json, and put it into a folder "layouts"',
    ]
  return readdirSync(layouts, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? strayFolder(layouts, entry.name) : strayFile(layouts, entry.name),
  )
}

function misnamedFolder(folder: string): string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const meant = folders.find(({ name }) => nearest(name.toLowerCase(), ['layouts']) !== undefined)
  const documents = readdirSync(folder).filter((name) => Object.hasOwn(SCREENS, name.replace(/\.json$/i, '')))
  return [
    ...(meant === undefined ? [] : [`the folder "${meant.name}" is not read: its name must be "layouts"`]),
    ...documents.map((name) => `"${name}" is not read here: put it into the folder "layouts"`),
  ]
}

/** Parts have a folder of their own. Others are somebody's own, unless they have documents. */
function strayFolder(layouts: string, name: string): string[] {
  const hasDocuments = readdirSync(join(layouts, name)).some((file) => file.endsWith('.json'))
  return name === 'parts' || !hasDocuments
    ? []
    : [`the documents of the folder "layouts/${name}" are not read: put them into the folder "layouts"`]
}

/** A document that an editor, a browser or Windows has renamed. */
function strayFile(layouts: string, name: string): string[] {
  if (extname(name) === '.json' || !/\.json\b/i.test(name)) return []
  const [base = ''] = name.split(/\.json/i)
  // A backup beside its original.
  if (existsSync(join(layouts, `${base}.json`))) return []
  return [`"layouts/${name}" is not read, because its name does not end in ".json": rename it to "${base}.json"`]
}
