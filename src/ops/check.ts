import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { checkFile, type FileReport, onlyFinding, type PlacedFinding } from './checkFile.ts'
import { checkMethod } from './checkMethod.ts'
import { checkPart } from './checkPart.ts'
import { knownFields } from './document/knownFields.ts'
import { listNodes } from './document/listNodes.ts'
import { type ServerField, serverFieldsOf } from './document/ServerField.ts'
import { isWarning } from './Finding.ts'
import { type FoundFile, findFiles } from './findFiles.ts'
import { checkIndex } from './publish/checkIndex.ts'
import { regexProof } from './regexProof.ts'
import type { Texts } from './rules/Texts.ts'

/** A checked file and its findings. */
export interface CheckedPath {
  readonly file: FoundFile
  readonly report: FileReport
}

export interface CheckNeeds {
  readonly texts: Texts | undefined
  /** Reads a file's text; defaults to reading from disk. */
  readonly read?: (path: string) => string
}

/** Checks files and folders and prints a line for each finding. Returns the exit code: 1 if there are errors, else 0. */
export function check(paths: readonly string[], texts: Texts | undefined, print: (line: string) => void): number {
  const reports = checkPaths(paths, { texts })
  for (const { file, report } of reports) for (const finding of report.findings) print(lineOf(file, finding))
  for (const { file, report } of reports) if (report.used !== undefined) print(`${file.path}: ${report.used}`)
  if (texts === undefined) print('No translations were found, so translation keys were not checked.')
  const all = reports.flatMap(({ report }) => report.findings)
  const errors = all.filter((finding) => !isWarning(finding)).length
  print(`${count(errors, 'error')}, ${count(all.length - errors, 'warning')} in ${count(reports.length, 'file')}.`)
  return errors > 0 ? 1 : 0
}

/** Checks files and folders; one entry for each file found, whether or not it has findings. */
export function checkPaths(paths: readonly string[], { texts, read = fromDisk }: CheckNeeds): readonly CheckedPath[] {
  return paths.flatMap(findFiles).map((file) => ({ file, report: reportOn(file, texts, read) }))
}

/** An unreadable file, such as a broken symlink, is a finding and does not stop the check of the others. */
function reportOn(file: FoundFile, texts: Texts | undefined, read: (path: string) => string): FileReport {
  let source: string
  try {
    source = read(file.path)
  } catch (error) {
    return onlyFinding('E00', 'file', `It can't be read: ${error instanceof Error ? error.message : error}`)
  }
  return reportOnText(file, source, texts)
}

function reportOnText(file: FoundFile, source: string, texts: Texts | undefined): FileReport {
  if (file.kind === 'published') return checkIndex(source, dirname(file.path))
  if (file.kind === 'method') {
    const folder = dirname(resolve(file.path))
    return checkMethod(source, basename(folder), { texts, proof: regexProof, drawn: drawnIn(join(folder, 'layouts')) })
  }
  if (file.kind === 'part') return checkPart(source, basename(file.path, '.json'), { texts, proof: regexProof })
  return checkFile(source, { screen: file.screen, serverFields: fieldsIn(file.method), texts, proof: regexProof })
}

const fromDisk = (path: string): string => readFileSync(path, 'utf8')

/** Names of the fields that the method's own layouts define, with their own rules and messages. */
function drawnIn(folder: string): Set<string> {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  return new Set(files.flatMap((name) => [...knownFields(listNodes(parsed(join(folder, name))), undefined).own.keys()]))
}

/** The parsed file; undefined if it is not valid JSON, which is reported when the file itself is checked. */
function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * The method's fields. Undefined if `method.json` can't be parsed, which is reported separately: the layouts are then
 * checked without it.
 */
function fieldsIn(method: string | undefined): ServerField[] | undefined {
  const json = method && parsed(method)
  return json === undefined ? undefined : serverFieldsOf(json)
}

/** A finding as printed: `path:line:column  code  where: message`. */
export const lineOf = ({ path }: Pick<FoundFile, 'path'>, { place, code, where, message }: PlacedFinding): string =>
  `${path}:${place.line}:${place.column}  ${code}  ${where}: ${message}`

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`
