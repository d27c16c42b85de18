import type { Files, WritableFiles } from './Files.ts'
import type { Publication } from './history.ts'
import type { LocalDocuments } from './LocalDocuments.ts'
import { type PublishedSet, readSet } from './PublishedSet.ts'
import { type Audience, type PackPlan, planPack } from './planPack.ts'
import { isSameChoice, isSamePlace, placeName, type Row } from './Row.ts'
import { brokenFiles } from './requireFiles.ts'
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
  const before = await readSet(files)
  const broken = await brokenFiles(files, [...(before?.rows ?? []), ...(before?.rollouts ?? [])])
  return {
    before,
    plan: planPack(before ?? { rows: [], rollouts: [] }, { documents, methods, audience, broken }),
    lost: lostMethod(before, local, audience),
    note: notesOn(before, local, audience),
  }
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

/** What the plan does not show: an unusable list of rollouts, and documents that a rollout can't remove. */
function notesOn(
  before: PublishedSet | undefined,
  { documents, methods }: Pick<LocalDocuments, 'documents' | 'methods'>,
  audience: Audience | undefined,
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
