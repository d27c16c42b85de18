import type { Files, WritableFiles } from './Files.ts'
import { isIntact } from './fileName.ts'
import type { Publication } from './history.ts'
import type { LocalDocuments } from './LocalDocuments.ts'
import { type PublishedSet, readSet } from './PublishedSet.ts'
import { type Audience, type PackPlan, planPack, type Step } from './planPack.ts'
import { isSameChoice, isSamePlace, placeName, type Row } from './Row.ts'
import { brokenFiles } from './requireFiles.ts'
import { withOriginalLines } from './withOriginalLines.ts'
import { writeSet } from './writeSet.ts'

/** A pack that was planned, and not yet written. */
export interface PreparedPack {
  readonly before: PublishedSet | undefined
  readonly plan: PackPlan
  /** A method whose published documents would all be removed, as when its folder "layouts" is misnamed. */
  readonly lost: string | undefined
  /** What else is to be said of the published folder. */
  readonly note: string | undefined
}

/** Plans to publish checked documents into a folder. Reads the folder, and changes nothing. */
export async function preparePack(
  files: Files,
  local: Pick<LocalDocuments, 'documents' | 'methods'>,
  audience: Audience | undefined,
): Promise<PreparedPack> {
  const { documents, methods } = local
  const originals = withOriginalLines(files)
  const before = await readSet(originals)
  const broken = await brokenFiles(files, [...(before?.rows ?? []), ...(before?.rollouts ?? [])])
  const plan = planPack(before ?? { rows: [], rollouts: [] }, { documents, methods, audience, broken })
  const others = [...plan.rows, ...plan.rollouts].filter(({ file }) => broken.has(file) && !plan.documents.has(file))
  const repaired = await originalsOf(originals, others)
  const isListRepaired = before?.rolloutsProblem !== (await readSet(files))?.rolloutsProblem
  return {
    before,
    plan: withRepaired(plan, repaired, isListRepaired),
    lost: lostMethod(before, local, audience),
    note: notesOn(before, local, audience, unusable(files, others, repaired)),
  }
}

/** The original texts of the documents of which only the line ends changed, with their rows. */
async function originalsOf(originals: Files, rows: readonly Row[]): Promise<ReadonlyMap<string, Original>> {
  const found = new Map<string, Original>()
  for (const row of rows) {
    const text = await originals.read(row.file)
    if (text !== undefined && isIntact(row.file, text)) found.set(row.file, { row, text })
  }
  return found
}

interface Original {
  readonly row: Row
  readonly text: string
}

/** The plan, which also writes the documents of other methods whose line ends changed. */
function withRepaired(plan: PackPlan, originals: ReadonlyMap<string, Original>, isListRepaired: boolean): PackPlan {
  const what = 'only its line ends had changed'
  const steps = [...originals.values()].map(
    ({ row }): Step => ({ kind: 'repaired', name: `${placeName(row)}: ${what}` }),
  )
  const list: Step = { kind: 'repaired', name: `the list of rollouts: ${what}` }
  return {
    ...plan,
    documents: new Map([...plan.documents, ...[...originals].map(([file, { text }]) => [file, text] as const)]),
    steps: [...plan.steps, ...steps, ...(isListRepaired && plan.rollouts.length > 0 ? [list] : [])],
  }
}

/** What to say of the documents that can't be written again, because only their methods' folders have them. */
function unusable({ place }: Files, others: readonly Row[], repaired: ReadonlyMap<string, unknown>): readonly string[] {
  const count = new Set(others.map(({ file }) => file).filter((file) => !repaired.has(file))).size
  if (count === 0) return []
  return [
    `${count === 1 ? 'Another document' : `${count} other documents`} in ${place} can't be used: paywidget-layouts status ${place} says why.`,
  ]
}

/** Writes a planned pack; undefined if it changes nothing. */
export async function publishPack(
  files: WritableFiles,
  { before, plan }: PreparedPack,
): Promise<Publication | undefined> {
  const changes = plan.steps.filter(({ kind }) => kind !== 'same')
  if (changes.length === 0) return undefined
  return writeSet(files, before, { ...plan, what: `pack: ${changes.map(({ name }) => name).join('; ')}` })
}

/** What the plan does not show: an unusable list of rollouts, documents that a rollout can't remove, unusable ones. */
function notesOn(
  before: PublishedSet | undefined,
  { documents, methods }: Pick<LocalDocuments, 'documents' | 'methods'>,
  audience: Audience | undefined,
  unusable: readonly string[],
): string | undefined {
  const kept = (before?.rows ?? []).filter(
    (row) =>
      audience !== undefined &&
      row.method !== undefined &&
      methods.includes(row.method) &&
      !documents.some(({ place }) => isSamePlace(place, row)),
  )
  const notes = [
    ...(before?.rolloutsProblem === undefined ? [] : [`${before.rolloutsProblem}: it counts as no rollouts.`]),
    ...kept.map(
      (row) =>
        `${placeName(row)}: the folder does not have it, and the players of the rollout keep the one that is live for everybody, because a rollout only adds documents.`,
    ),
    ...unusable,
  ]
  return notes.length === 0 ? undefined : notes.join(' ')
}

function lostMethod(
  before: PublishedSet | undefined,
  { documents, methods }: Pick<LocalDocuments, 'documents' | 'methods'>,
  audience: Audience | undefined,
): string | undefined {
  const isLeft = (method: string) => documents.some(({ place }) => place.method === method)
  const published: readonly Row[] =
    audience === undefined
      ? (before?.rows ?? [])
      : (before?.rollouts ?? []).filter((rollout) => isSameChoice(rollout, audience))
  return methods.find((method) => !isLeft(method) && published.some((row) => row.method === method))
}
