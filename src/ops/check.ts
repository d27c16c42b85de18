import { readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { messageOf } from '../platform/values/messageOf.ts'
import type { CheckedPath } from './CheckedPath.ts'
import { type FileReport, onlyFinding, type PlacedFinding } from './checkFile.ts'
import { checkSource } from './checkSource.ts'
import { isWarning } from './Finding.ts'
import { type FoundFile, findFiles } from './findFiles.ts'
import { FORMATS } from './findingsAs.ts'
import { decodeUtf8 } from './json/decodeUtf8.ts'
import { EncodingError } from './json/EncodingError.ts'
import { checkLive } from './live/checkLive.ts'
import type { LiveList } from './live/readLiveList.ts'
import { misplaced } from './misplaced.ts'
import { missingMethod } from './missingMethod.ts'
import { checkIndex } from './publish/checkIndex.ts'
import { assetsBeside, readFolder } from './readFolder.ts'
import { readText } from './readText.ts'
import { regexProof } from './regexProof.ts'
import type { Texts } from './rules/texts/Texts.ts'
import { withSharedIds } from './withSharedIds.ts'

interface CheckOptions extends Pick<CheckPathsOptions, 'texts'> {
  readonly print: (line: string) => void
  /** The name of a format for other programs, of `FORMATS`. */
  readonly format?: string | undefined
  /** The list of a live server, with which the documents are compared. */
  readonly live?: LiveList | undefined
}

interface CheckPathsOptions {
  readonly texts: Texts | undefined
  /** Reads a file's text; defaults to reading from disk. */
  readonly read?: (path: string) => string
}

/**
 * Checks files and folders and prints a line for each finding, or all of them in a format for other programs. Returns
 * the exit code: 1 if there are errors, else 0.
 */
export function check(paths: readonly string[], { texts, print, format = '', live }: CheckOptions): number {
  const found = checkPaths(paths, { texts })
  const reports = live === undefined ? found : checkLive(found, live, readText)
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
export function checkPaths(
  paths: readonly string[],
  { texts, read = readText }: CheckPathsOptions,
): readonly CheckedPath[] {
  const checked = paths.flatMap(findFiles).map((file) => ({ file, report: reportOn(file, texts, read) }))
  return withSharedIds(checked.map(withStrayFiles), read)
}

/**
 * W18: a document that belongs to no method, because the file beside its folder is missing or has another name; or
 * files beside a `method.json` that nobody reads.
 */
function withStrayFiles(one: CheckedPath): CheckedPath {
  const { kind, path } = one.file
  const messages = kind === 'layout' ? [missingMethod(one.file)] : kind === 'method' ? misplaced(path) : []
  const findings = messages
    .filter((message) => message !== undefined)
    .map((message) => ({ place: { line: 1, column: 1 }, code: 'W18' as const, where: 'file', message }))
  return { ...one, report: { ...one.report, findings: [...findings, ...one.report.findings] } }
}

/** An unreadable file, such as a broken symlink, is a finding and does not stop the check of the others. */
function reportOn(file: FoundFile, texts: Texts | undefined, read: (path: string) => string): FileReport {
  let source: string
  try {
    // The widget reads an index with a byte-order mark like any other.
    source = file.kind === 'published' ? decodeUtf8(readFileSync(file.path)) : read(file.path)
  } catch (error) {
    // A mistake in a file that is never published stops no publication.
    const code = file.kind === 'cashier' || file.kind === 'story' ? 'W17' : 'E00'
    if (error instanceof EncodingError) return onlyFinding(code, 'file', error.message, { line: error.line, column: 1 })
    return onlyFinding(code, 'file', `It can't be read: ${messageOf(error)}`)
  }
  return reportOnText(file, source, texts)
}

function reportOnText({ kind, method, path, screen }: FoundFile, source: string, texts: Texts | undefined): FileReport {
  if (kind === 'published') return checkIndex(source, path)
  // The live list is not a file: `checkLive` reports on it.
  if (kind === 'live') return { findings: [], used: undefined }
  const place = method === undefined ? undefined : dirname(resolve(method))
  const name = kind === 'method' ? basename(place ?? '') : basename(path, '.json')
  return checkSource({ kind, name, screen }, source, {
    texts,
    proof: regexProof,
    folder: place === undefined ? undefined : readFolder(place),
    hasAsset: place === undefined ? undefined : assetsBeside(place),
  })
}

/** A finding as printed: `path:line:column  code  where: message`. */
export const lineOf = ({ path }: Pick<FoundFile, 'path'>, { place, code, where, message }: PlacedFinding): string =>
  `${path}:${place.line}:${place.column}  ${code}  ${where}: ${message}`

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`
