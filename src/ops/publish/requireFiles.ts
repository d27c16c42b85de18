import { changeOf } from './changeOf.ts'
import type { Files } from './Files.ts'
import { PublishError } from './PublishError.ts'
import type { Row } from './Row.ts'

/** The files of a published set that are missing or were changed after they were published. */
export async function brokenFiles(files: Files, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const broken = new Set<string>()
  for (const { file } of rows) {
    const text = await files.read(file)
    if (text === undefined || changeOf(file, text) !== undefined) broken.add(file)
  }
  return broken
}

/** Throws unless every file exists unchanged: a rollback to a deleted document would have no effect. */
export async function requireFiles(files: Files, rows: readonly Row[]): Promise<void> {
  for (const file of new Set(rows.map((row) => row.file))) {
    const text = await files.read(file)
    if (text === undefined)
      throw new PublishError(
        `${files.place}/${file} is missing. Nothing was changed. Copy it back, or go to another publication with --to.`,
      )
    const change = changeOf(file, text)
    if (change !== undefined)
      throw new PublishError(
        `${files.place}/${file} ${change.what}. Nothing was changed. Copy the original back, or go to another publication with --to.`,
      )
  }
}
