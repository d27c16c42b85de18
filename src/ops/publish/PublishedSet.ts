import validateIndex from 'virtual:validate/layout/layoutIndex/LAYOUT_INDEX'
import validateRollouts from 'virtual:validate/layout/layoutIndex/ROLLOUTS'
import { type LayoutIndex, ROLLOUTS_ROW, type Rollouts } from '../../../schemas/layout/layoutIndex.ts'
import { jsonOrUndefined } from '../json/jsonOrUndefined.ts'
import { changeOf } from './changeOf.ts'
import type { Files } from './Files.ts'
import { PublishError } from './PublishError.ts'
import type { Rollout, Row } from './Row.ts'
import { absence } from './repairFor.ts'

export const INDEX = 'index.json'

/** What a published folder assigns to screens and methods. */
export interface PublishedSet {
  /** The text of the index. */
  readonly text: string
  /** The documents for everybody. */
  readonly rows: readonly Row[]
  /** The documents for a part of the players. */
  readonly rollouts: readonly Rollout[]
  /** Why the file of the rollouts can't be used: the widget ignores it, and `rollouts` is empty. */
  readonly rolloutsProblem?: string
}

/**
 * Reads an index, that of what is live by default, and its rollouts; undefined if there is no index. Throws a
 * `PublishError` if the index is invalid.
 */
export async function readSet(files: Files, name = INDEX): Promise<PublishedSet | undefined> {
  const text = await files.read(name)
  if (text === undefined) return undefined
  return setOf(text, files, name)
}

/** Whether a text is an index that the widget reads. */
export const isIndex = (text: string): boolean => validateIndex(jsonOrUndefined(text))

/** The set that the text of an index describes. */
export async function setOf(text: string, files: Files, name = INDEX): Promise<PublishedSet> {
  const index = jsonOrUndefined(text)
  if (!validateIndex(index)) throw unusable(name, files)
  const { layouts } = index as LayoutIndex
  const rows = layouts.filter(({ screen }) => screen !== ROLLOUTS_ROW)
  const [named] = layouts.filter(({ screen }) => screen === ROLLOUTS_ROW)
  return { text, rows, ...(named === undefined ? { rollouts: [] } : await rolloutsIn(named.file, files)) }
}

async function rolloutsIn(file: string, files: Files): Promise<Pick<PublishedSet, 'rollouts' | 'rolloutsProblem'>> {
  const text = await files.read(file)
  const problem = (why: string) => ({ rollouts: [], rolloutsProblem: `${file}, the list of rollouts, ${why}` })
  if (text === undefined) return problem(absence(files.place))
  const change = changeOf(file, text)
  if (change !== undefined) return problem(change.what)
  const json = jsonOrUndefined(text)
  return validateRollouts(json) ? { rollouts: (json as Rollouts).rollouts } : problem("can't be used")
}

const unusable = (file: string, { place }: Files): PublishError =>
  new PublishError(`${place}: ${file} can't be used. See what is wrong with it: paywidget-layouts check ${place}`)
