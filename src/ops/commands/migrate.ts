import { realpathSync } from 'node:fs'
import { messageOf } from '../../platform/values/messageOf.ts'
import { findFiles } from '../findFiles.ts'
import { EncodingError } from '../json/EncodingError.ts'
import { JsonMistake } from '../json/JsonMistake.ts'
import { type Migration, migrateText } from '../publish/migrateText.ts'
import { readText } from '../readText.ts'
import { writeText } from '../writeText.ts'
import type { Command, Print } from './Command.ts'
import { methodFolders } from './check.ts'

export const migrate: Command = {
  summary: 'brings documents of earlier releases to the present form',
  help: `paywidget-layouts migrate FOLDER…

Every document that a release has accepted stays valid, so that nothing has to be migrated: this replaces names that have
a newer one, and lists what has a newer form that only you can choose. Changed files are written in place; everything
else in them stays as it is. A published folder is not changed: migrate the method folders, and pack them.

Exit code: 0 done or nothing to change, 1 a file can't be read or written, 2 wrong usage.`,
  run({ names }, print) {
    methodFolders(names, 'migrate')
    const documents = names.flatMap(findFiles).filter(({ kind }) => kind === 'layout')
    const results = documents.map(({ path }) => migrateFile(path, print))
    return results.every(Boolean) ? 0 : 1
  },
}

/** Migrates a file, and prints what was done. Returns whether it could be read and written. */
function migrateFile(path: string, print: Print): boolean {
  const result = migrated(path)
  if (typeof result === 'string') {
    print(`${path}: it can't be read: ${result}`)
    return false
  }
  const { changes, left, text } = result
  try {
    // A link stays one: what it leads to is written.
    if (changes.length > 0) writeText(realpathSync(path), text)
  } catch (error) {
    print(`${path}: it can't be written, and stays as it was: ${messageOf(error)}`)
    return false
  }
  for (const change of changes) print(`${path} ${change}`)
  for (const line of left) print(`${path} left to you: ${line}`)
  if (changes.length === 0 && left.length === 0) print(`${path}: nothing to migrate`)
  return true
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
