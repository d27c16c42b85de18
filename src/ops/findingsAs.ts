import { existsSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ProblemCode } from '../language/LayoutProblem.ts'
import type { FileReport } from './checkFile.ts'
import { CODES } from './codes.ts'
import { isWarning } from './Finding.ts'
import { isUrl } from './publish/filesAtUrl.ts'

/** The findings of one file. */
interface FileFindings {
  readonly path: string
  readonly findings: FileReport['findings']
}

/** `folder` is where the command runs: paths are relative to it. */
type Format = (files: readonly FileFindings[], folder?: string) => unknown

/** The formats in which findings can be printed for other programs. */
export const FORMATS: Readonly<Record<string, Format>> = {
  json: asJson,
  sarif: asSarif,
}

/** A list of findings, each with its file, line and column (from 1), code, place and message. */
function asJson(files: readonly FileFindings[]): object {
  const findings = files.flatMap(({ path, findings: all }) =>
    all.map((finding) => ({
      path,
      line: finding.place.line,
      column: finding.place.column,
      code: finding.code,
      level: levelOf(finding.code),
      where: finding.where,
      message: finding.message,
    })),
  )
  return {
    files: files.length,
    errors: findings.filter(({ level }) => level === 'error').length,
    warnings: findings.filter(({ level }) => level === 'warning').length,
    findings,
  }
}

/** SARIF 2.1.0, which editors and code hosts display beside the lines. */
function asSarif(files: readonly FileFindings[], folder = process.cwd()): object {
  const root = repositoryRoot(folder)
  const codes = Object.keys(CODES) as ProblemCode[]
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'paywidget-layouts',
            rules: codes.map((id) => ({
              id,
              shortDescription: { text: CODES[id] },
              help: { text: CODES[id] },
              defaultConfiguration: { level: levelOf(id) },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { [BASE]: { uri: `${pathToFileURL(root).href}/` } },
        results: files.flatMap(({ path, findings }) =>
          findings.map(({ code, message, place, where }) => ({
            ruleId: code,
            ruleIndex: codes.indexOf(code),
            level: levelOf(code),
            message: { text: `${where}: ${message}` },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: isUrl(path) ? { uri: path } : locationOf(resolve(folder, path), root),
                  region: { startLine: place.line, startColumn: place.column },
                },
              },
            ],
          })),
        ),
      },
    ],
  }
}

const BASE = '%SRCROOT%'

/** The repository that contains a folder, or else the folder itself. */
function repositoryRoot(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at
    if (at === dirname(at)) return folder
  }
}

/** Code hosts show a finding only at a path from the root of the repository. */
function locationOf(path: string, root: string): object {
  const inside = relative(root, path)
  const isOutside = inside.startsWith('..') || isAbsolute(inside)
  if (isOutside) return { uri: pathToFileURL(path).href }
  return { uri: encodeURI(inside.replaceAll('\\', '/')), uriBaseId: BASE }
}

const levelOf = (code: ProblemCode): 'error' | 'warning' => (isWarning({ code }) ? 'warning' : 'error')
