import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { referencePages } from './reference/referencePages.ts'

const FOLDER = 'schemas/reference'

/** `npm run reference`: writes the reference anew, and takes away what is no page of it any more. */
export async function main(): Promise<void> {
  const pages = referencePages()
  mkdirSync(FOLDER, { recursive: true })
  for (const file of readdirSync(FOLDER)) if (!pages.has(file)) rmSync(join(FOLDER, file))
  for (const [file, text] of pages) writeFileSync(join(FOLDER, file), text)
  console.log(`${pages.size} pages in ${FOLDER}/`)
}
