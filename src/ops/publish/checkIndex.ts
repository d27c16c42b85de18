import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import validateIndex from 'virtual:validate/layout/layoutIndex/LAYOUT_INDEX?full'
import validateRollouts from 'virtual:validate/layout/layoutIndex/ROLLOUTS?full'
import { LAYOUT_INDEX, LAYOUT_PLACE, ROLLOUTS, ROLLOUTS_ROW } from '../../../schemas/layout/layoutIndex.ts'
import { SCREENS } from '../../../schemas/layout/screens/index.ts'
import { nearest } from '../../language/nearest.ts'
import { schemaProblems } from '../../language/schemaProblems.ts'
import { CARD_VIEW_TYPES } from '../../reference/cardViewTypes.ts'
import { CATEGORIES } from '../../reference/categories.ts'
import { countryOf } from '../../reference/countries.ts'
import { type FileReport, readThen } from '../checkFile.ts'
import type { Finding } from '../Finding.ts'
import { jsonOrUndefined } from '../json/jsonOrUndefined.ts'
import { changeOf } from './changeOf.ts'
import { decodePublished } from './decodePublished.ts'
import { documentProblem, isScreen } from './documentProblem.ts'
import { isPreview } from './previewName.ts'
import { audienceName, placeName, type Rollout, type Row } from './Row.ts'
import { repairFor } from './repairFor.ts'

/** Checks the index of a published folder or of a preview, at its path: its rows, and the files that they name. */
export function checkIndex(source: string, path: string, now = Date.now()): FileReport {
  const read = (file: string) => readIn(dirname(path), file)
  return readThen(source, ({ value }) => ({
    findings: [
      ...previewFindings(basename(path), source),
      ...shape(value),
      ...rowsOf(value, 'layouts').flatMap((row, at, all) => rowFindings(row, at, all, read, now)),
    ],
  }))
}

/** Hosts name a preview by its hash, and the widget refuses an index with another one. */
function previewFindings(name: string, source: string): Finding[] {
  const change = isPreview(name) ? changeOf(name, source, 'packed') : undefined
  if (change === undefined) return []
  const message =
    `the preview ${change.what}, so the widget shows what is live instead. ${repairFor('', change, 'Pack it again with --preview.')}`.replace(
      /\.$/,
      '',
    )
  return [{ code: 'E22', pointer: '', message }]
}

type Read = (file: string) => string | undefined

function readIn(folder: string, file: string): string | undefined {
  try {
    return decodePublished(readFileSync(join(folder, file)))
  } catch {
    return undefined
  }
}

const FILE_NAME = new RegExp(LAYOUT_PLACE.file.pattern)

/** The rows that are complete enough for a closer look; the schema reports the others. */
function rowsOf(json: unknown, list: 'layouts' | 'rollouts'): readonly (Rollout | undefined)[] {
  const rows: unknown = Object(json)[list]
  const isUsable = (row: unknown) => typeof Object(row).screen === 'string' && FILE_NAME.test(String(Object(row).file))
  return Array.isArray(rows) ? rows.map((row) => (isUsable(row) ? (row as Rollout) : undefined)) : []
}

function shape(value: unknown): Finding[] {
  if (validateIndex(value)) return []
  const known = ({ instancePath }: { instancePath: string }) =>
    Object.keys(instancePath === '' ? LAYOUT_INDEX.properties : LAYOUT_PLACE)
  return schemaProblems(validateIndex, '', value, known).map(withConsequence)
}

/** Adds the consequence to the schema's message: the widget ignores an invalid index as a whole. */
const withConsequence = ({ code, pointer, message }: Finding): Finding => ({
  code,
  pointer,
  message: `${message} As long as this is so, the widget shows its built-in screens for all methods.`,
})

function rowFindings(
  row: Row | undefined,
  at: number,
  all: readonly (Row | undefined)[],
  read: Read,
  now: number,
): Finding[] {
  if (row === undefined) return []
  const pointer = `/layouts/${at}`
  if (row.screen === ROLLOUTS_ROW) return rolloutsFindings(row, pointer, read, now)
  return [
    ...placeFindings(row, pointer),
    ...neverUsed(row, pointer, all.slice(0, at)),
    ...fileFindings(row, pointer, read),
  ]
}

/** A screen, category or card view type that does not exist: the row never matches. */
function placeFindings({ screen, category, cardViewType }: Row, pointer: string): Finding[] {
  const categories = CATEGORIES.flatMap(({ code, aliases }) => [code, ...aliases])
  return [
    ...(isScreen(screen) ? [] : [unknown('screen', screen, Object.keys(SCREENS), pointer)]),
    ...(cardViewType === undefined || Object.hasOwn(CARD_VIEW_TYPES, cardViewType)
      ? []
      : [unknown('cardViewType', cardViewType, Object.keys(CARD_VIEW_TYPES), pointer)]),
    ...(category === undefined ? [] : categoryFindings(category, categories, pointer)),
  ]
}

function categoryFindings(category: string, categories: readonly string[], pointer: string): Finding[] {
  const small = category.toLowerCase()
  if (category !== small) return [capitalCategory(category, small, pointer)]
  // A server may have categories of its own, so that only a misspelt one is reported.
  const isMisspelt = !categories.includes(category) && nearest(category, categories) !== undefined
  return isMisspelt ? [misspeltCategory(category, categories, pointer)] : []
}

const NOUNS = { screen: 'screen', cardViewType: 'card view type' } as const

const capitalCategory = (category: string, small: string, pointer: string): Finding => ({
  code: 'W20',
  pointer: `${pointer}/category`,
  message: `the widget reads the server's categories in small letters, so that none is "${category}" and the row is never used: write "${small}"`,
})

const misspeltCategory = (category: string, categories: readonly string[], pointer: string): Finding => ({
  code: 'W20',
  pointer: `${pointer}/category`,
  message: `the widget has no category "${category}", and the row is only used if your server has one of that name: did you mean "${nearest(category, categories)}"?`,
})

function unknown(key: keyof typeof NOUNS, word: string, allowed: readonly string[], pointer: string): Finding {
  const close = nearest(word, allowed)
  const meant = close === undefined ? `choose from ${allowed.join(', ')}` : `did you mean "${close}"?`
  return {
    code: 'E05',
    pointer: `${pointer}/${key}`,
    message: `there is no ${NOUNS[key]} "${word}", so the row is never used: ${meant}`,
  }
}

const KEYS = ['method', 'category', 'cardViewType'] as const

/** W20: a row that is never used, because an earlier row of the same specificity matches everything that it matches. */
function neverUsed(row: Row, pointer: string, before: readonly (Row | undefined)[]): Finding[] {
  const top = (one: Row) => KEYS.find((key) => one[key] !== undefined)
  const covers = (one: Row) =>
    one.screen === row.screen &&
    top(one) === top(row) &&
    KEYS.every((key) => one[key] === undefined || one[key] === row[key])
  const at = before.findIndex((one) => one !== undefined && covers(one))
  const first = before[at]
  if (first === undefined) return []
  const isSame = placeName(first) === placeName(row)
  const message = isSame
    ? `row ${at + 1} is for ${placeName(row)} too, so this one is never used: remove one of them`
    : `row ${at + 1}, for ${placeName(first)}, comes first and always fits, so this one is never used: put this row before it`
  return [{ code: isSame ? 'E09' : 'W20', pointer, message }]
}

function fileFindings(row: Row, pointer: string, read: Read): Finding[] {
  const problem = documentProblem(row, read(row.file), '')
  if (problem === undefined) return []
  return [
    {
      code: problem.isFile ? 'E22' : 'E01',
      pointer: `${pointer}/file`,
      message: `${row.file}: ${problem.message.replace(/\.$/, '')}`,
    },
  ]
}

/** The findings in the file of the rollouts, at the row of the index that names it. */
function rolloutsFindings({ file }: Row, pointer: string, read: Read, now: number): Finding[] {
  const text = read(file)
  const at = `${pointer}/file`
  const ignored = 'All players get the same documents until the rollout is packed again'
  if (text === undefined) return [{ code: 'E22', pointer: at, message: `${file}: the file is missing. ${ignored}` }]
  const change = changeOf(file, text)
  if (change !== undefined) {
    const message = [`${file}: the file ${change.what}. ${ignored}`, repairFor('', change, '').replace(/\.$/, '')]
    return [{ code: 'E22', pointer: at, message: message.filter(Boolean).join('. ') }]
  }
  const json = jsonOrUndefined(text)
  if (!validateRollouts(json)) {
    const known = () => Object.keys(ROLLOUTS.properties.rollouts.items.properties)
    return schemaProblems(validateRollouts, '', json, known).map(({ code, message }) => ({
      code,
      pointer: at,
      message: `${file}: ${message} ${ignored}`,
    }))
  }
  return rowsOf(json, 'rollouts').flatMap((rollout, rank) =>
    rollout === undefined
      ? []
      : rolloutFindings(rollout, read, now).map((finding) => ({
          ...finding,
          pointer: at,
          message: `${file}, row ${rank + 1}: ${finding.message}`,
        })),
  )
}

function rolloutFindings(rollout: Rollout, read: Read, now: number): Finding[] {
  return [...placeFindings(rollout, ''), ...fileFindings(rollout, '', read), ...audienceFindings(rollout, now)]
}

const END = 'Pack the method again for everybody, or roll back'

/** Conditions that no player meets. */
function audienceFindings(rollout: Rollout, now: number): Finding[] {
  const { percent, countries = [], from, until } = rollout
  const nobody = (why: string): Finding => ({
    code: 'W20',
    pointer: '',
    message: `nobody gets ${placeName(rollout)}, for ${audienceName(rollout)}: ${why}`,
  })
  const strange = countries.filter((code) => countryOf(code) === undefined)
  return [
    ...(percent === 0 ? [nobody('0 % of the players are none')] : []),
    ...(from !== undefined && until !== undefined && Date.parse(from) >= Date.parse(until)
      ? [nobody('it ends before it begins')]
      : []),
    ...(until !== undefined && Date.parse(until) <= now
      ? [nobody(`it ended on ${until.slice(0, 10)} at ${until.slice(11, 16)} UTC. ${END}`)]
      : []),
    ...strange.map((code) => nobody(`"${code}" is not a country`)),
  ]
}
