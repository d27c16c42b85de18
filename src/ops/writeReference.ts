import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { referencePages } from './reference/referencePages.ts'

const FOLDER = 'schemas/reference'

/** `npm run reference`: writes the reference and deletes files that are no longer part of it. */
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

/** The files in the folder, as paths relative to it. */
export const writtenPages = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
