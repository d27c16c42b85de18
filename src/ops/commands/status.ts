import { Misuse } from '../Misuse.ts'
import { changeOf } from '../publish/changeOf.ts'
import { documentProblem } from '../publish/documentProblem.ts'
import type { Files } from '../publish/Files.ts'
import { filesAt } from '../publish/filesAt.ts'
import { liveIn, readHistory } from '../publish/history.ts'
import { PublishError } from '../publish/PublishError.ts'
import { type PublishedSet, readSet } from '../publish/PublishedSet.ts'
import { planRollback } from '../publish/planRollback.ts'
import { previewName } from '../publish/previewName.ts'
import { previewsIn } from '../publish/previews.ts'
import { audienceName, placeName, type Row, timeName } from '../publish/Row.ts'
import { absence, repairFor } from '../publish/repairFor.ts'
import { type Command, type Print, textOption } from './Command.ts'

export const status: Command = {
  summary: 'shows what is live, by folder or by URL',
  help: `paywidget-layouts status PUBLISHED|URL [--preview HASH]

Shows the documents in a folder of published layouts, or on a server: which publication is live and since when, each
method's documents, and whether each file is there, unchanged and valid. A URL is that of the folder, such as
https://pay.example/paywidget/static/layouts/

A folder's previews are listed too. A server lists none, because the list would give their links away: --preview HASH
shows the one with this hash.

Exit code: 0 everything is in order, 1 a document or the index can't be used, 2 wrong usage.`,
  options: { preview: { type: 'string' } },
  async run(args, print) {
    const [place, ...more] = args.names
    if (place === undefined || more.length > 0) throw new Misuse('Name one folder or URL of published layouts.')
    const files = filesAt(place)
    const hash = textOption(args, 'preview')
    if (hash !== undefined) return printSet(files, await previewSet(files, hash), print)
    const live = await readSet(files)
    if (live === undefined) {
      await printPreviews(files, NOTHING, print)
      throw new PublishError(
        `${place} has no index.json: nothing is published there, and the widget shows its built-in screens.`,
      )
    }
    await printPublication(files, live, print)
    const code = await printSet(files, live, print)
    await printPreviews(files, live, print)
    return code
  },
}

/** Prints the documents of a set. Returns the exit code. */
async function printSet(files: Files, set: PublishedSet, print: Print): Promise<number> {
  const { rolloutsProblem } = set
  if (rolloutsProblem !== undefined)
    print(
      `${rolloutsProblem}: all players get the same documents. ${repairFor(files.place, undefined, 'Pack the rollouts again, or roll back.')}`,
    )
  const bad = [...(await printRows(files, set, print)), ...(await printRollouts(files, set, print))].filter(
    Boolean,
  ).length
  const all = set.rows.length + set.rollouts.length
  print(`${all} ${all === 1 ? 'document' : 'documents'}, ${bad === 0 ? 'all in order' : `${bad} with a problem`}.`)
  return bad === 0 && rolloutsProblem === undefined ? 0 : 1
}

async function previewSet(files: Files, hash: string): Promise<PublishedSet> {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new Misuse(`--preview "${hash}" is not the 64 hex digits of a preview.`)
  const name = previewName(hash)
  const set = await readSet(files, name)
  if (set === undefined)
    throw new PublishError(`${files.place} has no preview ${hash}: ${name} ${absence(files.place)}.`)
  const change = changeOf(name, set.text, 'packed')
  if (change === undefined) return set
  throw new PublishError(
    `${name} ${change.what}: the widget refuses it. ${repairFor(files.place, change, 'Pack the preview again.')}`,
  )
}

const NOTHING: PublishedSet = { text: '', rows: [], rollouts: [] }

/** Lists the previews of a folder: when they were packed, and what would change if they were live. */
async function printPreviews(files: Files, live: PublishedSet, print: Print): Promise<void> {
  const previews = previewsIn(files.place)
  if (previews.length > 0) print('Previews, for those who have the hash:')
  for (const { hash, at } of previews)
    print(`  ${hash}  ${timeText(at.toISOString())}  ${await previewState(files, hash, live)}`)
}

async function previewState(files: Files, hash: string, live: PublishedSet): Promise<string> {
  try {
    const { changes } = planRollback(live, await previewSet(files, hash), [])
    const names = [...new Set(changes.map((change) => change.replace(/^(?:again|no longer) +| \(.*/g, '')))]
    return names.length === 0 ? 'the same as what is live' : `differs from what is live: ${names.join('; ')}`
  } catch (error) {
    return error instanceof PublishError ? error.message : Promise.reject(error)
  }
}

async function printPublication(files: Files, live: PublishedSet, print: Print): Promise<void> {
  const history = await readHistory(files)
  const current = liveIn(history, live.text)
  if (current !== undefined)
    print(`Publication ${current.number} is live, since ${timeText(current.at)}: ${current.what}.`)
  else
    print(
      history.length === 0
        ? 'It was published without this command: there is no history.'
        : 'The index was changed by hand: it is none of the publications in history/.',
    )
  const former = history
    .filter((one) => one !== current)
    .slice(-RECENT)
    .toReversed()
  if (former.length > 0) print(`Former publications, for "rollback --to NUMBER":`)
  for (const { number, at, what } of former) print(`  ${number}  ${timeText(at)}  ${what}`)
}

/** How many former publications are listed. */
const RECENT = 5

const timeText = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`

async function printRows(files: Files, { rows }: PublishedSet, print: Print): Promise<boolean[]> {
  const bad: boolean[] = []
  for (const row of rows) bad.push(await printRow(files, row, 'all players', print))
  return bad
}

async function printRollouts(files: Files, { rollouts }: PublishedSet, print: Print): Promise<boolean[]> {
  const bad: boolean[] = []
  for (const row of rollouts) {
    bad.push(await printRow(files, row, audienceName(row), print))
    const time = timeName(row, Date.now())
    if (time !== undefined) print(`  This rollout ${time}.`)
  }
  return bad
}

/** Returns whether the document has a problem. */
async function printRow(files: Files, row: Row, audience: string, print: Print): Promise<boolean> {
  const problem = documentProblem(row, await files.read(row.file), files.place)
  print(`${placeName(row)}, for ${audience}: ${row.file}, ${problem?.message ?? 'in order'}`)
  return problem !== undefined
}
