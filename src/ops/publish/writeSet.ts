import { chmodSync, closeSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import validateIndex from 'virtual:validate/layout/layoutIndex/LAYOUT_INDEX?full'
import validateRollouts from 'virtual:validate/layout/layoutIndex/ROLLOUTS?full'
import { ROLLOUTS_ROW } from '../../../schemas/layout/layoutIndex.ts'
import { schemaProblems } from '../../language/schemaProblems.ts'
import { messageOf } from '../../platform/values/messageOf.ts'
import { filesAt } from './Files.ts'
import { hashedName, hashOf } from './fileName.ts'
import { formerIndex, LOG, liveIn, type Publication, readHistory } from './history.ts'
import { PublishError } from './PublishError.ts'
import { INDEX, isIndex, type PublishedSet } from './PublishedSet.ts'
import type { Rollout, Row } from './Row.ts'

export interface Change {
  readonly rows: readonly Row[]
  readonly rollouts: readonly Rollout[]
  /** The texts of new documents by file name. */
  readonly documents: ReadonlyMap<string, string>
  /** How the change came about; for the history. */
  readonly what: string
}

/** The index that is replaced. */
type Replaced = Pick<PublishedSet, 'text'> | undefined

/**
 * Publishes a set into a folder. Files come first and the index last, each under a temporary name that is then renamed:
 * whenever this is interrupted, the folder has a valid set, the former one or the new one. The former index is recorded
 * before it is replaced.
 */
export const writeSet = (folder: string, before: Replaced, change: Change): Promise<Publication> =>
  alone(folder, () => replaceSet(folder, before, change))

async function replaceSet(folder: string, before: Replaced, change: Change): Promise<Publication> {
  const history = [...(await readHistory(filesAt(folder)))]
  const { index, files } = textsOf(change)
  await requireUnchanged(folder, before)
  if (before !== undefined && isIndex(before.text) && liveIn(history, before.text) === undefined)
    record(folder, history, before.text, 'found: published without this command, or changed by hand')
  for (const [file, text] of files) put(folder, file, text)
  await requireUnchanged(folder, before)
  put(folder, INDEX, index)
  return record(folder, history, index, change.what, 'The new set is live, but it could not be recorded in history/.')
}

/** The texts to write. Throws before anything is written if the widget would refuse them. */
function textsOf({ rows, rollouts, documents }: Change) {
  const shared = rollouts.length === 0 ? undefined : rolloutsText(rollouts)
  const file = shared && hashedName(ROLLOUTS_ROW, shared)
  const index = indexText([...rows, ...(file ? [{ screen: ROLLOUTS_ROW, file }] : [])])
  requireValid(validateIndex, index)
  if (shared !== undefined) requireValid(validateRollouts, shared)
  return { index, files: [...documents, ...(file && shared ? [[file, shared] as const] : [])] }
}

function requireValid(validate: Validator, text: string): void {
  const json: unknown = JSON.parse(text)
  if (validate(json)) return
  const [first] = schemaProblems(validate, '', json, () => [])
  throw new PublishError(
    `The widget would refuse this set, so that nothing was published: ${first?.pointer ?? ''} ${first?.message ?? ''}`,
  )
}

/** Runs a publication while no other command publishes into the folder. */
async function alone<T>(folder: string, publish: () => Promise<T>): Promise<T> {
  const lock = join(folder, '.publishing')
  try {
    mkdirSync(folder, { recursive: true })
    closeSync(openSync(lock, 'wx'))
  } catch (error) {
    if (Object(error).code !== 'EEXIST') throw notWritten(lock, error, UNCHANGED)
    throw new PublishError(
      `Another command is publishing into ${folder}. Nothing was published. If no other one runs, one was interrupted: remove ${lock}, and try again.`,
    )
  }
  try {
    return await publish()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Somebody else may have published into the folder since it was read. */
async function requireUnchanged(folder: string, before: Replaced): Promise<void> {
  if ((await filesAt(folder).read(INDEX)) !== before?.text)
    throw new PublishError(
      `${folder} was changed by somebody else at the same moment. Nothing was published. Try again.`,
    )
}

/** Adds an index to the history. */
function record(folder: string, history: Publication[], index: string, what: string, failed = UNCHANGED): Publication {
  const number = Math.max(0, ...history.map((one) => one.number)) + 1
  const entry = { number, at: new Date().toISOString(), what, hash: hashOf(index) }
  history.push(entry)
  put(folder, formerIndex(number), index, failed)
  put(folder, LOG, listText(history), failed)
  return entry
}

const UNCHANGED = 'What was live before still is.'

/**
 * Writes a file in one step: a reader gets the former text or the new one, never a part of it. `failed` says what is live
 * if it can't be written.
 */
function put(folder: string, name: string, text: string, failed = UNCHANGED): void {
  const path = join(folder, name)
  const temporary = `${path}.${process.pid}.new`
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(temporary, text, { flush: true })
    const mode = statSync(path, { throwIfNoEntry: false })?.mode
    if (mode !== undefined) chmodSync(temporary, mode)
    renameSync(temporary, path)
  } catch (error) {
    throw notWritten(path, error, failed)
  }
}

const notWritten = (path: string, error: unknown, failed: string): PublishError =>
  new PublishError(`${path} can't be written: ${messageOf(error)}. ${failed}`)

const indexText = (rows: readonly Row[]): string =>
  `{\n  "version": 1,\n  "layouts": ${listText(rows, '  ').trimEnd()}\n}\n`

const rolloutsText = (rollouts: readonly Rollout[]): string =>
  `{\n  "version": 1,\n  "rollouts": ${listText(rollouts, '  ').trimEnd()}\n}\n`

/** One line for each entry. */
const listText = (list: readonly unknown[], indent = ''): string =>
  list.length === 0
    ? '[]\n'
    : `[\n${list.map((entry) => `${indent}  ${JSON.stringify(entry)}`).join(',\n')}\n${indent}]\n`
