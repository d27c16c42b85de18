import { writeFileSync } from 'node:fs'
import { findFiles } from '../findFiles.ts'
import { EncodingError } from '../json/EncodingError.ts'
import { JsonMistake } from '../json/JsonMistake.ts'
import { type Migration, migrateText } from '../publish/migrateText.ts'
import { readText } from '../readText.ts'
import type { Command } from './Command.ts'
import { methodFolders } from './check.ts'

export const migrate: Command = {
  summary: 'brings documents of earlier releases to the present form',
  help: `paywidget-layouts migrate FOLDER…

Every document that a release has accepted stays valid, so that nothing has to be migrated: this replaces names that have
a newer one, and lists what has a newer form that only you can choose. Changed files are written in place; everything
else in them stays as it is. A published folder is not changed: migrate the method folders, and pack them.

Exit code: 0 done or nothing to change, 1 a file can't be read, 2 wrong usage.`,
  run({ names }, print) {
    methodFolders(names, 'migrate')
    const documents = names.flatMap(findFiles).filter(({ kind }) => kind === 'layout')
    const results = documents.map(({ path }) => ({ path, result: migrated(path) }))
    for (const { path, result } of results) {
      if (typeof result === 'string') {
        print(`${path}: it can't be read: ${result}`)
        continue
      }
      for (const change of result.changes) print(`${path} ${change}`)
      for (const line of result.left) print(`${path} left to you: ${line}`)
      if (result.changes.length > 0) writeFileSync(path, result.text)
      else if (result.left.length === 0) print(`${path}: nothing to migrate`)
    }
    return results.some(({ result }) => typeof result === 'string') ? 1 : 0
  },
}

/** The migration, or why the file can't be read. */
function migrated(path: string): Migration | string {
  try {
    return migrateText(readText(path))
  } catch (error) {
    if (error instanceof JsonMistake || error instanceof EncodingError) return error.message
    throw error
  }
}
