import { existsSync } from 'node:fs'
import { check as checkAll } from '../check.ts'
import { english } from '../english.ts'
import { findFiles } from '../findFiles.ts'
import { Misuse } from '../Misuse.ts'
import type { Command } from './Command.ts'

export const check: Command = {
  summary: 'checks layouts, method folders and published folders',
  help: `paywidget-layouts check PATH…

Checks layout documents. A PATH is a layout file, a method's folder (method.json and layouts/<screen>.json),
or a folder that contains such folders. Every mistake is printed with its line and column:

  path:line:column  code  place in the document: what is wrong

Codes that begin with W are warnings. Exit code: 0 no errors, 1 errors, 2 wrong usage.`,
  run({ names }, print) {
    existing(names, 'check')
    return checkAll(names, english(), print)
  },
}

/** Throws unless each path exists and contains something to read. */
export function existing(paths: readonly string[], verb: string): void {
  if (paths.length === 0) throw new Misuse(`Name a file or folder to ${verb}.`)
  const gone = paths.find((path) => !existsSync(path))
  if (gone !== undefined) throw new Misuse(`There is no file or folder "${gone}".`)
  const empty = paths.find((path) => findFiles(path).length === 0)
  if (empty !== undefined)
    throw new Misuse(`"${empty}" contains neither a method.json nor a folder "layouts" with documents.`)
}
