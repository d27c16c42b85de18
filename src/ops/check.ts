import { readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import type { CheckedPath } from './CheckedPath.ts'
import { checkCashier, checkStory, namesIn } from './checkBeside.ts'
import { checkFile, type FileReport, inOrder, onlyFinding, type PlacedFinding } from './checkFile.ts'
import { checkMethod } from './checkMethod.ts'
import { checkPart } from './checkPart.ts'
import { serverFieldsOf } from './document/ServerField.ts'
import { isWarning } from './Finding.ts'
import { type FoundFile, findFiles } from './findFiles.ts'
import { FORMATS } from './findingsAs.ts'
import type { Place } from './json/Place.ts'
import { readJson } from './json/readJson.ts'
import { checkLive } from './live/checkLive.ts'
import type { LiveList } from './live/readLiveList.ts'
import { missingMethod } from './missingMethod.ts'
import { checkIndex } from './publish/checkIndex.ts'
import { countriesOf, readFolder } from './readFolder.ts'
import { regexProof } from './regexProof.ts'
import type { Texts } from './rules/Texts.ts'

export interface CheckNeeds {
  readonly texts: Texts | undefined
  /** Reads a file's text; defaults to reading from disk. */
  readonly read?: (path: string) => string
}

/**
 * Checks files and folders and prints a line for each finding, or all of them in a format for other programs. Returns the
 * exit code: 1 if there are errors, else 0.
 */
export function check(
  paths: readonly string[],
  texts: Texts | undefined,
  print: (line: string) => void,
  format = '',
  live?: LiveList,
): number {
  const found = checkPaths(paths, { texts })
  const reports = live === undefined ? found : checkLive(found, live, fromDisk)
  const isWrong = reports.some(({ report }) => report.findings.some((finding) => !isWarning(finding)))
  const written = FORMATS[format]?.(reports.map(({ file, report }) => ({ path: file.path, findings: report.findings })))
  if (written !== undefined) {
    print(JSON.stringify(written, null, 2))
    return isWrong ? 1 : 0
  }
  for (const { file, report } of reports) for (const finding of report.findings) print(lineOf(file, finding))
  for (const { file, report } of reports) if (report.used !== undefined) print(`${file.path}: ${report.used}`)
  if (texts === undefined) print('No translations were found, so translation keys were not checked.')
  const all = reports.flatMap(({ report }) => report.findings)
  const errors = all.filter((finding) => !isWarning(finding)).length
  print(`${count(errors, 'error')}, ${count(all.length - errors, 'warning')} in ${count(reports.length, 'file')}.`)
  return isWrong ? 1 : 0
}

/** Checks files and folders; one entry for each file found, whether or not it has findings. */
export function checkPaths(paths: readonly string[], { texts, read = fromDisk }: CheckNeeds): readonly CheckedPath[] {
  const checked = paths.flatMap(findFiles).map((file) => ({ file, report: reportOn(file, texts, read) }))
  return withSharedIds(checked.map(withoutMethod), read)
}

/** W18: a document that belongs to no method, because the file beside its folder is missing or has another name. */
function withoutMethod(one: CheckedPath): CheckedPath {
  const message = one.file.kind === 'layout' ? missingMethod(one.file) : undefined
  if (message === undefined) return one
  const finding = { place: { line: 1, column: 1 }, code: 'W18' as const, where: 'file', message }
  return { ...one, report: { ...one.report, findings: [finding, ...one.report.findings] } }
}

/** W18: an id that another document has: reports name the document by its id. */
function withSharedIds(checked: readonly CheckedPath[], read: (path: string) => string): readonly CheckedPath[] {
  const first = new Map<string, string>()
  return checked.map((one) => {
    const { file, report } = one
    const id = file.kind === 'layout' && file.screen !== undefined ? idIn(file.path, read) : undefined
    if (id === undefined) return one
    const other = first.get(id.value)
    if (other === undefined) first.set(id.value, file.path)
    if (other === undefined || other === file.path) return one
    const message = `${other} has the same id "${id.value}", so reports can't tell the two documents apart: give this one another`
    const finding = { place: id.place, code: 'W18' as const, where: 'document', message }
    return { file, report: { ...report, findings: [...report.findings, finding].toSorted(inOrder) } }
  })
}

function idIn(
  path: string,
  read: (path: string) => string,
): { readonly value: string; readonly place: Place } | undefined {
  try {
    const text = readJson(read(path))
    const { id } = Object(text.value)
    return typeof id === 'string' ? { value: id, place: text.placeOf('/id') } : undefined
  } catch {
    return undefined
  }
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
  const proof = regexProof
  const folder = file.method === undefined ? undefined : readFolder(dirname(resolve(file.method)))
  if (file.kind === 'part') return checkPart(source, basename(file.path, '.json'), { texts, proof })
  if (file.kind === 'story') return checkStory(source)
  if (file.kind === 'cashier')
    return checkCashier(source, new Set([...namesIn(folder?.method), ...(folder?.drawn ?? [])]))
  const countries = folder && countriesOf(folder)
  if (file.kind === 'method') {
    const { drawn = new Set<string>(), path = '', languages = [] } = folder ?? {}
    return checkMethod(source, basename(path), { texts, proof, drawn, countries: countries ?? [], languages, path })
  }
  return checkFile(source, {
    screen: file.screen,
    texts,
    proof,
    countries,
    languages: folder?.languages,
    serverFields: folder?.method && serverFieldsOf(folder.method),
    beside: folder?.method && { method: folder.method, cashier: folder.cashier },
  })
}

const fromDisk = (path: string): string => readFileSync(path, 'utf8')

/** A finding as printed: `path:line:column  code  where: message`. */
export const lineOf = ({ path }: Pick<FoundFile, 'path'>, { place, code, where, message }: PlacedFinding): string =>
  `${path}:${place.line}:${place.column}  ${code}  ${where}: ${message}`

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`
