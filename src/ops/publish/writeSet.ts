import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROLLOUTS_ROW } from '../../../schemas/layout/layoutIndex.ts'
import { messageOf } from '../../platform/values/messageOf.ts'
import { filesAt } from './Files.ts'
import { hashedName, hashOf } from './fileName.ts'
import { formerIndex, LOG, liveIn, type Publication, readHistory } from './history.ts'
import { PublishError } from './PublishError.ts'
import { INDEX, type PublishedSet } from './PublishedSet.ts'
import type { Rollout, Row } from './Row.ts'

export interface Change {
  readonly rows: readonly Row[]
  readonly rollouts: readonly Rollout[]
  /** The texts of new documents by file name. */
  readonly documents: ReadonlyMap<string, string>
  /** How the change came about; for the history. */
  readonly what: string
}

/**
 * Publishes a set into a folder. Files come first and the index last, each under a temporary name that is then renamed:
 * whenever this is interrupted, the folder has a valid set, the former one or the new one. The former index is recorded
 * before it is replaced.
 */
export async function writeSet(folder: string, before: PublishedSet | undefined, change: Change): Promise<Publication> {
  const { rows, rollouts, documents, what } = change
  const history = [...(await readHistory(filesAt(folder)))]
  if (before !== undefined && liveIn(history, before.text) === undefined)
    record(folder, history, before.text, 'found: published without this command, or changed by hand')
  for (const [file, text] of documents) put(folder, file, text)
  const shared = rollouts.length === 0 ? undefined : rolloutsText(rollouts)
  const file = shared && hashedName(ROLLOUTS_ROW, shared)
  if (file && shared) put(folder, file, shared)
  const index = indexText([...rows, ...(file ? [{ screen: ROLLOUTS_ROW, file }] : [])])
  await requireUnchanged(folder, before)
  put(folder, INDEX, index)
  return record(folder, history, index, what)
}

/** Somebody else may have published into the folder since it was read. */
async function requireUnchanged(folder: string, before: PublishedSet | undefined): Promise<void> {
  if ((await filesAt(folder).read(INDEX)) !== before?.text)
    throw new PublishError(
      `${folder} was changed by somebody else at the same moment. Nothing was published. Try again.`,
    )
}

/** Adds an index to the history. */
function record(folder: string, history: Publication[], index: string, what: string): Publication {
  const number = Math.max(0, ...history.map((one) => one.number)) + 1
  const entry = { number, at: new Date().toISOString(), what, hash: hashOf(index) }
  history.push(entry)
  put(folder, formerIndex(number), index)
  put(folder, LOG, listText(history))
  return entry
}

/** Writes a file in one step: a reader gets the former text or the new one, never a part of it. */
function put(folder: string, name: string, text: string): void {
  const path = join(folder, name)
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(`${path}.new`, text, { flush: true })
    renameSync(`${path}.new`, path)
  } catch (error) {
    throw new PublishError(`${path} can't be written: ${messageOf(error)}. What was live before still is.`)
  }
}

const indexText = (rows: readonly Row[]): string =>
  `{\n  "version": 1,\n  "layouts": ${listText(rows, '  ').trimEnd()}\n}\n`

const rolloutsText = (rollouts: readonly Rollout[]): string =>
  `{\n  "version": 1,\n  "rollouts": ${listText(rollouts, '  ').trimEnd()}\n}\n`

/** One line for each entry. */
const listText = (list: readonly unknown[], indent = ''): string =>
  list.length === 0
    ? '[]\n'
    : `[\n${list.map((entry) => `${indent}  ${JSON.stringify(entry)}`).join(',\n')}\n${indent}]\n`
