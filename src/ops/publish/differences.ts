import { isRecord } from '../../../schemas/isRecord.ts'
import { jsonOrUndefined } from '../json/jsonOrUndefined.ts'
import { changeOf } from './changeOf.ts'
import { diffDocuments } from './diffDocuments.ts'
import type { Files } from './Files.ts'
import { documentName } from './fileName.ts'
import type { LocalDocument, LocalDocuments } from './LocalDocuments.ts'
import { type PublishedSet, readSet } from './PublishedSet.ts'
import { audienceName, isSamePlace, placeName, type Row, timeName } from './Row.ts'

/** How method folders differ from what is live, in words. */
export interface Differences {
  /** The documents for everybody; empty if they are the same. */
  readonly lines: readonly string[]
  /** What is live for a part of the players. */
  readonly rollouts: readonly string[]
}

/** Compares the documents of method folders with those of a published folder. */
export async function differences(
  files: Files,
  { documents, methods }: Pick<LocalDocuments, 'documents' | 'methods'>,
  now = Date.now(),
): Promise<Differences> {
  const live = await readSet(files)
  const changed = await Promise.all(documents.map((document) => documentLines(files, live, document)))
  return {
    lines: [...changed.flat(), ...goneLines(live, documents, methods)],
    rollouts: rolloutLines(live, documents, now),
  }
}

async function documentLines(files: Files, live: PublishedSet | undefined, local: LocalDocument): Promise<string[]> {
  const name = placeName(local.place)
  const row = live?.rows.find((one) => isSamePlace(one, local.place))
  if (row === undefined) return [`${name}: new, nothing is live for it`]
  const text = await files.read(row.file)
  if (text === undefined) return [`${name}: ${row.file}, which should be live, is missing`]
  const change = changeOf(row.file, text)
  if (change !== undefined) return [`${name}: ${row.file}, which is live, ${change.what}`]
  // The name has the hash of the content, so equal names mean equal documents.
  if (row.file === documentName(local.place, local.text)) return []
  const [before, after] = [jsonOrUndefined(text), jsonOrUndefined(local.text)]
  if (after === undefined) return [`${name}: ${local.path} is not JSON. See: paywidget-layouts check ${local.path}`]
  if (before === undefined) return [`${name}: ${row.file}, which is live, is not JSON`]
  if (!isRecord(after)) return [`${name}: ${local.path} is not a layout. See: paywidget-layouts check ${local.path}`]
  if (!isRecord(before)) return [`${name}: ${row.file}, which is live, is not a layout`]
  return diffDocuments(before, after).map((line) => `${name}: ${line}`)
}

/** Documents that are live, and that the folders no longer have. */
function goneLines(live: PublishedSet | undefined, documents: readonly LocalDocument[], methods: readonly string[]) {
  const isGone = (row: Row) =>
    row.method !== undefined && methods.includes(row.method) && !documents.some(({ place }) => isSamePlace(place, row))
  return (live?.rows ?? []).filter(isGone).map((row) => `${placeName(row)}: is live, and no longer in the folder`)
}

/** The comparison is with the documents for everybody. */
function rolloutLines(live: PublishedSet | undefined, documents: readonly LocalDocument[], now: number): string[] {
  return (live?.rollouts ?? []).flatMap((rollout) => {
    const local = documents.find(({ place }) => isSamePlace(place, rollout))
    if (local === undefined) return []
    const isSame = rollout.file === documentName(local.place, local.text)
    const which = isSame ? 'this document' : 'another document'
    const time = timeName(rollout, now)
    return time === undefined
      ? `${placeName(rollout)}: ${which} is live for ${audienceName(rollout)}.`
      : `${placeName(rollout)}: the rollout of ${which} to ${audienceName(rollout)} ${time}.`
  })
}
