import validateIndex from 'virtual:validate/layout/layoutIndex/LAYOUT_INDEX?full'
import validateRollouts from 'virtual:validate/layout/layoutIndex/ROLLOUTS?full'
import { ROLLOUTS_ROW } from '../../../schemas/layout/layoutIndex.ts'
import { schemaProblems } from '../../language/schemaProblems.ts'
import { changeOf } from './changeOf.ts'
import type { Files, WritableFiles } from './Files.ts'
import { hashedName, hashOf } from './fileName.ts'
import { formerIndex, LOG, liveIn, type Publication, readHistory } from './history.ts'
import { notWritten } from './notWritten.ts'
import { PublishError } from './PublishError.ts'
import { INDEX, isIndex, type PublishedSet } from './PublishedSet.ts'
import { previewName } from './previewName.ts'
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
 * Publishes a set into a folder. Documents come first and the index last: whenever this is interrupted, the folder has a
 * valid set, the former one or the new one. The former index is recorded before it is replaced.
 */
export const writeSet = (files: WritableFiles, before: Replaced, change: Change): Promise<Publication> =>
  files.alone(() => replaceSet(files, before, change))

/**
 * Writes a set beside the one that is live, which stays as it is. Returns the hash of its index, which is a part of its
 * name: the link can't be guessed, and its content can't be changed (D-66).
 */
export const writePreview = (files: WritableFiles, change: Omit<Change, 'what'>): Promise<string> =>
  files.alone(async () => {
    const { index, texts } = textsOf(change)
    const hash = hashOf(index)
    for (const [name, text] of [...texts, [previewName(hash), index] as const]) await put(files, name, text)
    return hash
  })

async function replaceSet(files: WritableFiles, before: Replaced, change: Change): Promise<Publication> {
  const history = [...(await readHistory(files))]
  const { index, texts } = textsOf(change)
  await requireUnchanged(files, before)
  if (before !== undefined && isIndex(before.text) && liveIn(history, before.text) === undefined)
    await record(files, history, {
      index: before.text,
      what: 'found: published without this command, or changed by hand',
    })
  const isConverted = await hasOtherLines(files, history, change)
  for (const [name, text] of texts) await put(files, name, text)
  await requireUnchanged(files, before)
  await put(files, INDEX, index)
  const failed = 'The new set is live, but it could not be recorded in history/.'
  const publication = await record(files, history, { index, what: change.what, failed })
  if (!isConverted) await keepLineEnds(files)
  return publication
}

/** Whether the folder is a copy whose line ends were changed, such as a checkout of git. */
async function hasOtherLines(
  files: Files,
  history: readonly Publication[],
  { rows, rollouts }: Pick<Change, 'rows' | 'rollouts'>,
): Promise<boolean> {
  for (const name of [INDEX, ...history.map(({ number }) => formerIndex(number))])
    if ((await files.read(name))?.includes('\r\n')) return true
  for (const { file } of [...rows, ...rollouts])
    if (changeOf(file, (await files.read(file)) ?? '')?.cause !== undefined) return true
  return false
}

const ATTRIBUTES = '.gitattributes'

/**
 * Tells git to leave line ends alone, because the names have the hashes of the contents. Not in a checkout where git has
 * changed them already: the next commit would then contain those.
 */
async function keepLineEnds(files: WritableFiles): Promise<void> {
  if ((await files.read(ATTRIBUTES)) !== undefined) return
  const text = '# The name of each file has the hash of its content.\n* -text\n'
  await put(files, ATTRIBUTES, text, 'The new set is live and recorded.')
}

/** The texts to write. Throws before anything is written if the widget would refuse them. */
function textsOf({ rows, rollouts, documents }: Omit<Change, 'what'>) {
  const shared = rollouts.length === 0 ? undefined : rolloutsText(rollouts)
  const file = shared && hashedName(ROLLOUTS_ROW, shared)
  const index = indexText([...rows, ...(file ? [{ screen: ROLLOUTS_ROW, file }] : [])])
  requireValid(validateIndex, index)
  if (shared !== undefined) requireValid(validateRollouts, shared)
  return { index, texts: [...documents, ...(file && shared ? [[file, shared] as const] : [])] }
}

function requireValid(validate: Validator, text: string): void {
  const json: unknown = JSON.parse(text)
  if (validate(json)) return
  const [first] = schemaProblems(validate, '', json, () => [])
  throw new PublishError(
    `The widget would refuse this set, so that nothing was published: ${first?.pointer ?? ''} ${first?.message ?? ''}`,
  )
}

/** Somebody else may have published into the folder since it was read. */
async function requireUnchanged(files: WritableFiles, before: Replaced): Promise<void> {
  if ((await files.read(INDEX)) !== before?.text)
    throw new PublishError(
      `${files.place} was changed by somebody else since it was read. Nothing was published. Try again.`,
    )
}

/** Adds an index to the history. */
async function record(
  files: WritableFiles,
  history: Publication[],
  { index, what, failed }: { readonly index: string; readonly what: string; readonly failed?: string },
): Promise<Publication> {
  const number = Math.max(0, ...history.map((one) => one.number)) + 1
  const entry = { number, at: new Date().toISOString(), what, hash: hashOf(index) }
  history.push(entry)
  await put(files, formerIndex(number), index, failed)
  await put(files, LOG, listText(history), failed)
  return entry
}

/** `failed` says what is live if the file can't be written. */
async function put(files: WritableFiles, name: string, text: string, failed?: string): Promise<void> {
  try {
    await files.write(name, text)
  } catch (error) {
    throw notWritten(files.place, name, error, failed)
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
