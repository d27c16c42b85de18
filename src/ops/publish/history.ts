import { mergeConflict } from '../json/mergeConflict.ts'
import type { Files } from './Files.ts'
import { hashOf } from './fileName.ts'
import { inOtherLines } from './lineEnds.ts'
import { PublishError } from './PublishError.ts'

/** A publication: an index that was live. */
export interface Publication {
  /** Counts from 1. */
  readonly number: number
  /** When it was published, in UTC. */
  readonly at: string
  /** How it came about, such as `pack: deposit.redirect of voucher_mx`. */
  readonly what: string
  /** The SHA-256 of the index. */
  readonly hash: string
}

/** The list of publications. Static servers serve the folder like any other, and the widget never reads it. */
export const LOG = 'history/log.json'

/** The file with the text of a publication's index. */
export const formerIndex = (number: number): string => `history/${number}.json`

/** The publications, the oldest first; empty if none was recorded. */
export async function readHistory(files: Files): Promise<readonly Publication[]> {
  const text = await files.read(LOG)
  if (text === undefined) return []
  const conflict = mergeConflict(text)
  if (conflict !== undefined) throw new PublishError(`${files.place}/${LOG} can't be read. ${conflict.message}`)
  const list = publicationsIn(text)
  if (list === undefined)
    throw new PublishError(`${files.place}: ${LOG} is damaged. Rename the folder history to start a new one.`)
  return list
}

/**
 * The publication that is live; undefined if the index was changed by hand, or was never recorded. Git and uploads in
 * text mode change its line ends, and the publication stays the same.
 */
export function liveIn(history: readonly Publication[], index: string): Publication | undefined {
  const hashes = [index, ...inOtherLines(index)].map(hashOf)
  return history.findLast(({ hash }) => hashes.includes(hash))
}

function publicationsIn(text: string): readonly Publication[] | undefined {
  try {
    const json: unknown = JSON.parse(text)
    return Array.isArray(json) && json.every(isPublication) ? json : undefined
  } catch {
    return undefined
  }
}

const isPublication = (json: unknown): json is Publication => {
  const { number, at, what, hash } = Object(json)
  return Number.isInteger(number) && [at, what, hash].every((text) => typeof text === 'string')
}
