import { nearest } from '../../language/nearest.ts'
import { Misuse } from '../Misuse.ts'
import { type Files, filesAt, isUrl } from '../publish/Files.ts'
import { formerIndex, liveIn, type Publication, readHistory } from '../publish/history.ts'
import { PublishError } from '../publish/PublishError.ts'
import { INDEX, type PublishedSet, readSet, setOf } from '../publish/PublishedSet.ts'
import { planRollback } from '../publish/planRollback.ts'
import { requireFiles } from '../publish/requireFiles.ts'
import { writeSet } from '../publish/writeSet.ts'
import { type Command, textOption } from './Command.ts'

export const rollback: Command = {
  summary: 'brings a former publication back, of all methods or of one',
  help: `paywidget-layouts rollback PUBLISHED [METHOD…] [--to NUMBER]

Makes the former publication of the folder PUBLISHED live again; with --to, the one of that number ("status" lists
them). With METHOD, only the documents of that method go back, to the last publication in which they were different. A rollback is a publication itself:
rolling back once more undoes it. An index.json that is missing or can't be used is replaced by the last publication.

Exit code: 0 done or nothing to change, 1 there is nothing to go back to, 2 wrong usage.`,
  options: { to: { type: 'string' } },
  async run(args, print) {
    const [folder, ...methods] = args.names
    if (folder === undefined) throw new Misuse('Name the folder of the published layouts.')
    if (isUrl(folder))
      throw new Misuse('A server cannot be changed from here: roll back the folder, and copy it to the server.')
    const files = filesAt(folder)
    const history = await readHistory(files)
    const text = await files.read(INDEX)
    const { live, isUsable } = await startOf(files, history, methods)
    const candidates = targetsOf(history, live, textOption(args, 'to'))
    const { target, next } = await firstChange(files, live, candidates, methods)
    if (next.changes.length === 0 && isUsable) {
      print(`Nothing to change: what is live is as it was in publication ${target.number}.`)
      return 0
    }
    const already = new Set(isUsable ? [...live.rows, ...live.rollouts].map(({ file }) => file) : [])
    await requireFiles(
      files,
      [...next.rows, ...next.rollouts].filter(({ file }) => !already.has(file)),
    )
    const what = `rollback to publication ${target.number}${methods.length === 0 ? '' : ` of ${methods.join(', ')}`}`
    const { number } = await writeSet(folder, text === undefined ? undefined : { text }, {
      ...next,
      documents: new Map(),
      what,
    })
    print(`Publication ${number} of ${folder} is live: ${what} (${target.at.slice(0, 16)}Z, ${target.what}).`)
    for (const change of next.changes) print(`  ${change}`)
    print(`To undo it: paywidget-layouts rollback ${[folder, ...methods].join(' ')}`)
    return 0
  },
}

/**
 * What is live. An index that is missing or can't be used counts as empty; to take one method back, all others get what
 * the last publication gave them.
 */
async function startOf(files: Files, history: readonly Publication[], methods: readonly string[]) {
  const last = history.at(-1)
  try {
    const live = await readSet(files)
    if (live !== undefined) return { live, isUsable: true }
    if (last === undefined) throw new PublishError(`${files.place} has no index.json: nothing is published there.`)
  } catch (error) {
    if (!(error instanceof PublishError) || last === undefined) throw error
  }
  const live = methods.length === 0 ? { text: '', rows: [], rollouts: [] } : await formerSet(files, last)
  return { live, isUsable: false }
}

/** The publications to go back to, the first choice first: those before what is live, or the one of a number. */
function targetsOf(
  history: readonly Publication[],
  live: PublishedSet,
  to: string | undefined,
): readonly [Publication, ...Publication[]] {
  const current = liveIn(history, live.text)
  // An index that was changed by hand is newer than everything in the history.
  const former = history.filter(({ number }) => current === undefined || number < current.number).toReversed()
  const [first, ...rest] = to === undefined ? former : history.filter(({ number }) => `${number}` === to)
  if (first !== undefined) return [first, ...rest]
  if (to === undefined) throw new PublishError('There is no former publication to go back to.')
  const numbers = history.map(({ number }) => number).join(', ')
  throw new Misuse(
    `There is no publication "${to}".${numbers === '' ? ' None was recorded yet.' : ` Choose from ${numbers}.`}`,
  )
}

/** The last publication that differs from what is live; the first candidate if none does. */
async function firstChange(
  files: Files,
  live: PublishedSet,
  [first, ...rest]: readonly [Publication, ...Publication[]],
  methods: readonly string[],
) {
  const plan = async (target: Publication) => {
    const former = await formerSet(files, target)
    return { target, former, next: planRollback(live, former, methods) }
  }
  let found = await plan(first)
  const known = methodsOf(live, found.former)
  for (const target of rest) {
    if (found.next.changes.length > 0) break
    found = await plan(target)
    known.push(...methodsOf(found.former))
  }
  requireKnown(methods, known)
  return found
}

const methodsOf = (...sets: readonly PublishedSet[]): string[] =>
  sets.flatMap(({ rows, rollouts }) => [...rows, ...rollouts].flatMap(({ method }) => method ?? []))

async function formerSet(files: Files, { number }: Publication): Promise<PublishedSet> {
  const text = await files.read(formerIndex(number))
  const former = text === undefined ? undefined : await setOf(text, files)
  if (former?.rolloutsProblem !== undefined)
    throw new PublishError(`${files.place}: ${former.rolloutsProblem}: publication ${number} cannot come back.`)
  if (former !== undefined) return former
  throw new PublishError(`${files.place}/${formerIndex(number)} is missing: publication ${number} cannot come back.`)
}

function requireKnown(methods: readonly string[], known: readonly string[]): void {
  const strange = methods.find((method) => !known.includes(method))
  if (strange === undefined) return
  const close = nearest(strange, known)
  throw new Misuse(`No document of "${strange}" is or was published.${close ? ` Did you mean "${close}"?` : ''}`)
}
