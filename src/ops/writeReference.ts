import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { referencePages } from './reference/referencePages.ts'

const FOLDER = 'schemas/reference'

/** `npm run reference`: writes the reference anew, and takes away what is no page of it any more. */
export async function main(): Promise<void> {
  const pages = referencePages()
  mkdirSync(FOLDER, { recursive: true })
  for (const file of writtenPages(FOLDER)) if (!pages.has(file)) rmSync(join(FOLDER, file))
  for (const [file, text] of pages) {
    mkdirSync(dirname(join(FOLDER, file)), { recursive: true })
    writeFileSync(join(FOLDER, file), text)
  }
  console.log(`${pages.size} files in ${FOLDER}/`)
}

/** What stands there now, each with its folder. */
export const writtenPages = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
