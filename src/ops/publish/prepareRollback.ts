import { nearest } from '../../language/nearest.ts'
import { mergeConflict } from '../json/mergeConflict.ts'
import { Misuse } from '../Misuse.ts'
import type { Files, WritableFiles } from './Files.ts'
import { formerIndex, liveIn, type Publication, readHistory } from './history.ts'
import { PublishError } from './PublishError.ts'
import { INDEX, isIndex, type PublishedSet, readSet, setOf } from './PublishedSet.ts'
import { type Before, planRollback, type RollbackPlan } from './planRollback.ts'
import { requireFiles } from './requireFiles.ts'
import { withOriginalLines } from './withOriginalLines.ts'
import { writeSet } from './writeSet.ts'

/** A rollback that was planned, and not yet written. */
export interface PreparedRollback {
  /** The text of the index that is live; undefined if there is none. */
  readonly text: string | undefined
  /** The publications that come back: one for all methods, or one for each of the named methods. */
  readonly targets: readonly Publication[]
  /** The targets in words, such as `publication 2 of voucher_mx`. */
  readonly name: string
  /** The named methods whose documents stay as they are, because the targets have the same ones. */
  readonly unchanged: readonly string[]
  readonly next: RollbackPlan
  /** What the publication is called in the history. */
  readonly what: string
  /** Whether the live set already equals the targets. */
  readonly isSame: boolean
}

/**
 * Plans a rollback to publication `to`, by default the last one that differs. With `methods`, only their documents are
 * rolled back, those of each method to the last publication in which they differ. Writes nothing. Throws if a file of a
 * target is missing.
 */
export async function prepareRollback(
  files: Files,
  methods: readonly string[],
  to: string | undefined,
): Promise<PreparedRollback> {
  const history = await readHistory(files)
  const text = await files.read(INDEX)
  const { live, isUsable } = await startOf(files, history, methods)
  const steps = await stepsBack(files, live, targetsOf(history, live, to), methods)
  const next = { ...(steps.at(-1)?.next ?? live), changes: steps.flatMap((step) => step.next.changes) }
  const already = new Set(isUsable ? [...live.rows, ...live.rollouts].map(({ file }) => file) : [])
  const isSame = next.changes.length === 0 && isUsable
  const needed = [...next.rows, ...next.rollouts].filter(({ file }) => !already.has(file))
  if (!isSame) await requireFiles(files, needed)
  const changed = steps.filter((step) => step.next.changes.length > 0)
  const named = changed.length === 0 ? steps : changed
  return {
    text,
    targets: [...new Set(named.map(({ target }) => target))],
    name: targetNames(named),
    unchanged: steps.filter((step) => !changed.includes(step)).flatMap((step) => step.methods),
    next,
    what: `rollback to ${targetNames(named)}`,
    isSame,
  }
}

/** `publication 2 of oxxo, pse`; with several publications, `publication 2 of oxxo and publication 1 of pse`. */
function targetNames(steps: readonly StepBack[]): string {
  const methodsByNumber = new Map<number, readonly string[]>()
  for (const { methods, target } of steps)
    methodsByNumber.set(target.number, [...(methodsByNumber.get(target.number) ?? []), ...methods])
  return [...methodsByNumber]
    .map(([number, methods]) => `publication ${number}${methods.length === 0 ? '' : ` of ${methods.join(', ')}`}`)
    .join(' and ')
}

/** Makes the former publication live again. */
export const publishRollback = (files: WritableFiles, { next, text, what }: PreparedRollback): Promise<Publication> =>
  writeSet(files, text === undefined ? undefined : { text }, { ...next, documents: new Map(), what })

/**
 * The live set. A missing or unusable index counts as empty; if only some methods are rolled back, the rows of all
 * others are taken from the last publication.
 */
async function startOf(files: Files, history: readonly Publication[], methods: readonly string[]) {
  const last = history.at(-1)
  try {
    const live = await readSet(withOriginalLines(files))
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

/** The rollback of all methods, or of one of the named methods. */
interface StepBack {
  /** Empty for all methods. */
  readonly methods: readonly string[]
  readonly target: Publication
  readonly next: RollbackPlan
}

/** One step for all methods, or one for each named method. Each step starts from the result of the one before. */
async function stepsBack(
  files: Files,
  live: Before,
  candidates: readonly [Publication, ...Publication[]],
  methods: readonly string[],
): Promise<readonly StepBack[]> {
  const steps: StepBack[] = []
  for (const group of methods.length === 0 ? [[]] : [...new Set(methods)].map((method) => [method]))
    steps.push(await firstChange(files, steps.at(-1)?.next ?? live, candidates, group))
  return steps
}

/** A rollback to the last publication that differs from what is live; to the first candidate if none does. */
async function firstChange(
  files: Files,
  live: Before,
  [first, ...rest]: readonly [Publication, ...Publication[]],
  methods: readonly string[],
): Promise<StepBack> {
  const plan = async (target: Publication) => {
    const former = await formerSet(files, target)
    return { methods, target, former, next: planRollback(live, former, methods) }
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

const methodsOf = (...sets: readonly Before[]): string[] =>
  sets.flatMap(({ rows, rollouts }) => [...rows, ...rollouts].flatMap(({ method }) => method ?? []))

async function formerSet(files: Files, { number }: Publication): Promise<PublishedSet> {
  const name = formerIndex(number)
  const gone = (why: string, repair?: string) =>
    new PublishError(
      [
        `${why}: publication ${number} cannot come back.`,
        repair,
        `To choose another one with --to: "paywidget-layouts status ${files.place}" lists them.`,
      ]
        .filter(Boolean)
        .join(' '),
    )
  const text = await files.read(name)
  if (text === undefined) throw gone(`${files.place}/${name} is missing`)
  if (!isIndex(text)) throw gone(`${files.place}/${name} can't be used`, mergeConflict(text)?.message)
  const former = await setOf(text, files, name)
  if (former.rolloutsProblem !== undefined) throw gone(`${files.place}: ${former.rolloutsProblem}`)
  return former
}

function requireKnown(methods: readonly string[], known: readonly string[]): void {
  const strange = methods.find((method) => !known.includes(method))
  if (strange === undefined) return
  const close = nearest(strange, known)
  throw new Misuse(`No document of "${strange}" is or was published.${close ? ` Did you mean "${close}"?` : ''}`)
}
