import { existsSync } from 'node:fs'
import { nearest } from '../language/nearest.ts'
import { check } from './check.ts'
import { editorSchema } from './editorSchema.ts'
import { findFiles } from './findFiles.ts'
import { type Texts, textsOf } from './rules/Texts.ts'

const HELP = `paywidget-layouts check PATH…

Checks layout documents. A PATH is a layout file, a method's folder (method.json and layouts/<screen>.json),
or a folder that contains such folders. Every mistake is printed with its line and column:

  path:line:column  code  place in the document: what is wrong

paywidget-layouts schema

Prints the JSON Schema of the language, for completion in an editor.

Codes that begin with W are warnings. Exit code: 0 no errors, 1 errors, 2 wrong usage.`

/** The widget's English translations; undefined if the file does not exist. */
const ENGLISH = Object.values(import.meta.glob('../i18n/locales/en.json', { eager: true, import: 'default' }))[0]

/** Runs the command `paywidget-layouts`. Returns the exit code. */
export async function main(args: readonly string[], print: (line: string) => void = console.log): Promise<number> {
  const [command, ...paths] = args
  if (command === 'help' || command === '--help' || command === '-h') {
    print(HELP)
    return 0
  }
  if (command === 'schema') {
    print(JSON.stringify(editorSchema(), null, 2))
    return 0
  }
  const misuse = misuseOf(command, paths)
  if (misuse !== undefined) {
    print(`${misuse}\n\n${HELP}`)
    return 2
  }
  return check(paths, translations(), print)
}

function misuseOf(command: string | undefined, paths: readonly string[]): string | undefined {
  if (command === undefined) return 'A command is missing.'
  if (command !== 'check') {
    const close = nearest(command, ['check', 'schema'])
    return `There is no command "${command}".${close ? ` Did you mean "${close}"?` : ''}`
  }
  if (paths.length === 0) return 'Name a file or folder to check.'
  const gone = paths.find((path) => !existsSync(path))
  if (gone !== undefined) return `There is no file or folder "${gone}".`
  const empty = paths.find((path) => findFiles(path).length === 0)
  return empty === undefined
    ? undefined
    : `"${empty}" contains neither a method.json nor a folder "layouts" with documents.`
}

const translations = (): Texts | undefined => (ENGLISH === undefined ? undefined : textsOf(ENGLISH))
