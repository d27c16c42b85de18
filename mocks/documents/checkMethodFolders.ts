import { existsSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { isCashier, isStory, type MethodFiles, readMethodFolder } from '../../fixtures/readMethodFolder.ts'
import { SCREENS, type ScreenName } from '../../schemas/layout/screens/index.ts'
import en from '../../src/i18n/locales/en.json' with { type: 'json' }
import { checkText } from '../../src/language/checkDocument.ts'
import type { CheckedPath } from '../../src/ops/CheckedPath.ts'
import { checkPaths, lineOf } from '../../src/ops/check.ts'
import type { FileReport, PlacedFinding } from '../../src/ops/checkFile.ts'
import { isWarning } from '../../src/ops/Finding.ts'
import { readText } from '../../src/ops/readText.ts'
import { textsOf } from '../../src/ops/rules/texts/Texts.ts'
import { publishedText } from '../cashier/publishedText.ts'
import type { Scenario } from '../cashier/Scenario.ts'
import type { DocumentReport } from './DocumentReport.ts'

/**
 * Reports every file with mistakes in the method folders, in the format of `npm run layouts -- check`. Layouts are
 * checked as the scenario publishes them. `published` is the published folder that the demo serves, if any.
 */
export function checkMethodFolders(
  folders: readonly MethodFiles[],
  { layouts }: Pick<Scenario, 'layouts'>,
  published?: string,
) {
  return [
    ...indexReports(layouts),
    ...(published === undefined ? [] : publishedReports(published)),
    ...folders.flatMap((folder) => reportsOn(folder, layouts)),
  ].filter(hasFindings)
}

function publishedReports(folder: string): readonly DocumentReport[] {
  return checkPaths([shortened(folder)], { texts: textsOf(en) }).map(({ file, report }) => {
    const isRefused = report.findings.some((finding) => !isWarning(finding))
    return reportOf(file.path, report, isRefused, 'The demo serves this folder instead of the layouts of the methods.')
  })
}

function reportsOn(folder: MethodFiles, fault: Scenario['layouts']): readonly DocumentReport[] {
  const { files, path } = folder
  const place = shortened(path)
  // Use the text that was read with the folder. If it is missing, the second read of the file throws the reason.
  const written = (file: string) => files[relative(path, file)] ?? readText(file)
  const read = (file: string) => (isLayout(file) ? publishedText(written(file), fault) : written(file))
  const isListed = readMethodFolder(folder) !== undefined
  const hasMethod = existsSync(join(path, 'method.json'))
  return [
    ...(hasMethod ? [] : [missing(place)]),
    ...checkPaths([place], { texts: textsOf(en), read }).map(({ file, report }) => {
      if (file.kind === 'cashier' || file.kind === 'story')
        return besideReport(file, report, files[relative(path, file.path)] ?? '')
      if (!isLayout(file.path))
        return reportOf(file.path, report, !isListed, isListed ? 'The list holds it as it is.' : UNLISTED)
      const text = files[relative(path, file.path)] ?? ''
      // A missing method.json has been reported above, once for all documents.
      const findings = hasMethod
        ? report.findings
        : report.findings.filter(({ code, where }) => code !== 'W18' || where !== 'file')
      return layoutReport(file, { ...report, findings }, { text, published: publishedText(text, fault) })
    }),
  ]
}

const UNLISTED = 'The method is not listed.'

const isLayout = (path: string): boolean => basename(dirname(path)) === 'layouts'

function layoutReport(
  { path, screen }: CheckedPath['file'],
  report: FileReport,
  { published, text }: { readonly text: string; readonly published: string },
): DocumentReport {
  const isRefused = checkText(published, screenOf(screen)).layout === undefined
  const effect = isRefused ? 'Refused: the built-in screen is drawn.' : 'Drawn as far as it goes.'
  const isChanged = published !== text
  return reportOf(path, report, isRefused, isChanged ? `${effect} The scenario has changed this document.` : effect)
}

const screenOf = (name = ''): ScreenName | undefined =>
  Object.hasOwn(SCREENS, name) ? (name as ScreenName) : undefined

/** The files that only the demo uses. A folder may lack them. */
const BESIDE = {
  cashier: { isGood: isCashier, otherwise: 'Without it the method is offered everywhere, and redirects.' },
  story: { isGood: isStory, otherwise: 'The method is shown; no test plays it.' },
} as const

function besideReport({ kind, path }: CheckedPath['file'], report: FileReport, text: string): DocumentReport {
  const { isGood, otherwise } = BESIDE[kind === 'story' ? 'story' : 'cashier']
  const isUsed = isGood(parsedJson(text))
  return reportOf(path, report, !isUsed, isUsed ? 'The demo uses it as it is.' : otherwise)
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function missing(place: string): DocumentReport {
  const finding: PlacedFinding = { place: START, code: 'E00', where: 'file', message: 'it is missing.' }
  return reportOf(join(place, 'method.json'), { findings: [finding], used: undefined }, true, UNLISTED)
}

const START = { line: 1, column: 1 }

/** The mock cashier generates the index, so only a scenario can make it invalid. */
function indexReports(fault: Scenario['layouts']): readonly DocumentReport[] {
  if (typeof fault !== 'string') return []
  const message =
    fault === 'missing' ? 'it is missing, as the scenario says.' : 'it is a page of HTML, as the scenario says.'
  const finding: PlacedFinding = { place: START, code: 'E00', where: 'file', message }
  return [
    reportOf('layouts/index.json', { findings: [finding], used: undefined }, true, 'Every screen is the built-in one.'),
  ]
}

const reportOf = (path: string, { findings }: FileReport, isRefused: boolean, effect: string): DocumentReport => ({
  ...{ path, effect, isRefused },
  findings: findings.map((finding) => ({
    ...finding.place,
    code: finding.code,
    where: finding.where,
    message: finding.message,
    isWarning: isWarning(finding),
    text: lineOf({ path }, finding),
  })),
})

const hasFindings = ({ findings }: DocumentReport): boolean => findings.length > 0

/** The path, relative to the current directory if it is inside. */
function shortened(path: string): string {
  const short = relative('.', path)
  return short.startsWith('..') ? path : short
}
