import validateIndex from 'virtual:validate/layout/layoutIndex/LAYOUT_INDEX'
import validateRollouts from 'virtual:validate/layout/layoutIndex/ROLLOUTS'
import { type LayoutIndex, ROLLOUTS_ROW, type Rollouts } from '../../../schemas/layout/layoutIndex.ts'
import type { Files } from './Files.ts'
import { PublishError } from './PublishError.ts'
import type { Rollout, Row } from './Row.ts'

export const INDEX = 'index.json'

/** What a published folder assigns to screens and methods. */
export interface PublishedSet {
  /** The text of the index. */
  readonly text: string
  /** The documents for everybody. */
  readonly rows: readonly Row[]
  /** The documents for a part of the players. */
  readonly rollouts: readonly Rollout[]
}

/** Reads the index and the rollouts; undefined if there is no index. Throws a `PublishError` if one of them is invalid. */
export async function readSet(files: Files): Promise<PublishedSet | undefined> {
  const text = await files.read(INDEX)
  if (text === undefined) return undefined
  return setOf(text, files)
}

/** The set that the text of an index describes. */
export async function setOf(text: string, files: Files): Promise<PublishedSet> {
  const index = parsed(text, INDEX, files)
  if (!validateIndex(index)) throw unusable(INDEX, files)
  const { layouts } = index as LayoutIndex
  const rows = layouts.filter(({ screen }) => screen !== ROLLOUTS_ROW)
  const [named] = layouts.filter(({ screen }) => screen === ROLLOUTS_ROW)
  return { text, rows, rollouts: named === undefined ? [] : await rolloutsIn(named.file, files) }
}

async function rolloutsIn(file: string, files: Files): Promise<readonly Rollout[]> {
  const text = await files.read(file)
  if (text === undefined) throw new PublishError(`${files.place}: ${file}, which index.json names, is missing.`)
  const json = parsed(text, file, files)
  if (!validateRollouts(json)) throw unusable(file, files)
  return (json as Rollouts).rollouts
}

function parsed(text: string, file: string, files: Files): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unusable(file, files)
  }
}

const unusable = (file: string, { place }: Files): PublishError =>
  new PublishError(`${place}: ${file} can't be used. See what is wrong with it: paywidget-layouts check ${place}`)
