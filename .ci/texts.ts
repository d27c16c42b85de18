import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeUtf8 } from '../src/ops/json/decodeUtf8.ts'
import { decodeCsv } from '../src/studio/texts/csv.ts'
import { fromCsv, toCsv } from './texts/asCsv.ts'
import { fromXliff, toXliff } from './texts/asXliff.ts'
import { fileOf, localeFile, merge, readTexts } from './texts/tables.ts'

const USAGE = `npm run texts -- export [FOLDER]   texts.csv with all languages, and texts.NAME.xlf for each (default: texts/)
npm run texts -- import FILE…      takes .csv and .xlf files into src/i18n/locales`

/** `npm run texts`: the texts of all languages to translators and back. Returns the exit code. */
export async function main([command, ...given]: readonly string[]): Promise<number> {
  try {
    if (command === 'export' && given.length <= 1) await exportTo(given[0] ?? 'texts')
    else if (command === 'import' && given.length > 0) for (const file of given) await importFrom(file)
    else throw new Error(USAGE)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

async function exportTo(folder: string): Promise<void> {
  const texts = readTexts()
  const names = Object.keys(texts.tables).filter((name) => name !== 'en')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'texts.csv'), toCsv(texts))
  for (const name of names) writeFileSync(join(folder, `texts.${name}.xlf`), await toXliff(name, texts))
  console.log(`${names.length + 1} files in ${folder}/`)
}

async function importFrom(file: string): Promise<void> {
  const bytes = readFileSync(file)
  const isXliff = /\.xlf{1,2}$|\.xliff$/.test(file)
  const given = isXliff ? await fromXliff(decodeUtf8(bytes)) : fromCsv(decodeCsv(bytes))
  const texts = readTexts()
  // All languages are checked before the first file is written.
  const merged = Object.entries(given).map(([name, table]) => ({ name, ...merge(name, texts, table) }))
  for (const { name, table, changes } of merged) {
    if (changes > 0) writeFileSync(localeFile(name), fileOf(table))
    console.log(`${name}: ${changes} ${changes === 1 ? 'text' : 'texts'} changed`)
  }
}
