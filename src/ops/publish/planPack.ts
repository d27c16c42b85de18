import { documentName } from './fileName.ts'
import type { LocalDocument } from './LocalDocuments.ts'
import { PublishError } from './PublishError.ts'
import type { PublishedSet } from './PublishedSet.ts'
import { audienceName, isSameAudience, isSameChoice, isSamePlace, placeName, type Rollout, type Row } from './Row.ts'

/** The conditions under which players get the documents; undefined if all players do. */
export type Audience = Omit<Rollout, 'screen' | 'method' | 'category' | 'cardViewType' | 'file'>

/** What a pack does to one document or row. */
export interface Step {
  readonly kind: 'new' | 'changed' | 'repaired' | 'removed' | 'same'
  /** The place, and what else is to be said of it. */
  readonly name: string
}

/** What a step does, in a word. */
export const STEP_WORDS: Readonly<Record<Step['kind'], string>> = {
  new: 'new',
  changed: 'changed',
  repaired: 'repaired',
  removed: 'removed',
  same: 'unchanged',
}

export interface PackPlan {
  readonly rows: readonly Row[]
  readonly rollouts: readonly Rollout[]
  readonly documents: ReadonlyMap<string, string>
  readonly steps: readonly Step[]
}

export interface Packed {
  readonly documents: readonly LocalDocument[]
  /** The methods whose documents are replaced: a published document that their folders no longer have is removed. */
  readonly methods: readonly string[]
  readonly audience: Audience | undefined
  /** The published files that are missing or were changed: they are written again. */
  readonly broken?: ReadonlySet<string>
}

type Before = Pick<PublishedSet, 'rows' | 'rollouts'>

/**
 * Plans the set after a pack. Without an audience, the documents replace those for everybody and end the rollouts of
 * the same places. With an audience, they replace the method's rollouts for the same audience, so that a player gets
 * either all new screens of a method or none. All other rows stay.
 */
export function planPack(before: Before, packed: Packed): PackPlan {
  requireOnce(packed.documents)
  const fresh = packed.documents.map(({ place, text }) => ({ ...place, file: documentName(place, text) }))
  const documents = new Map(fresh.map(({ file }, at) => [file, packed.documents[at]?.text ?? '']))
  const { audience } = packed
  const plan = audience
    ? withRollouts(before, fresh, audience, packed.methods)
    : withRows(before, fresh, packed.methods)
  // The steps begin with those of the documents.
  const steps = plan.steps.map((step, at) => repaired(step, fresh[at], packed.broken))
  return { ...plan, documents, steps }
}

/** Two folders of one method: only one of them can be meant. */
function requireOnce(documents: readonly LocalDocument[]): void {
  for (const [at, { place, path }] of documents.entries()) {
    const first = documents.slice(0, at).find((one) => isSamePlace(one.place, place))
    if (first !== undefined && first.path !== path)
      throw new PublishError(
        `${first.path} and ${path} are both for ${placeName(place)}. Nothing was published. Name one of them.`,
      )
  }
}

const repaired = (step: Step, row: Row | undefined, broken: ReadonlySet<string> = new Set()): Step =>
  step.kind === 'same' && row !== undefined && broken.has(row.file) ? { ...step, kind: 'repaired' } : step

function withRows(before: Before, fresh: readonly Row[], methods: readonly string[]) {
  const isGone = (row: Row) => isOf(row, methods) && !fresh.some((one) => isSamePlace(one, row))
  const kept = before.rows.filter((row) => !isGone(row))
  const rows = [
    ...kept.map((row) => fresh.find((one) => isSamePlace(one, row)) ?? row),
    ...fresh.filter((row) => !kept.some((one) => isSamePlace(one, row))),
  ]
  const isEnded = (rollout: Rollout) => isOf(rollout, methods) || fresh.some((row) => isSamePlace(row, rollout))
  return {
    // Two rows for one place become one: only the first was ever used.
    rows: rows.filter((row, at) => rows.findIndex((one) => one.file === row.file && isSamePlace(one, row)) === at),
    rollouts: before.rollouts.filter((rollout) => !isEnded(rollout)),
    steps: [
      ...fresh.map((row) =>
        stepTo(
          row,
          before.rows.find((one) => isSamePlace(one, row)),
        ),
      ),
      ...before.rows.filter(isGone).map((row) => removed(row, 'the folder no longer has it')),
      ...before.rollouts.filter(isEnded).map((rollout) => removed(rollout, 'its rollout ends')),
    ],
  }
}

/** Only the method's own rows: one for its category, or for all methods, is of others as well. */
const isOf = ({ method }: Row, methods: readonly string[]): boolean => method !== undefined && methods.includes(method)

function withRollouts(before: Before, fresh: readonly Row[], audience: Audience, methods: readonly string[]) {
  const added: readonly Rollout[] = fresh.map((row) => ({ ...row, ...audience }))
  const former = (rollout: Rollout) => before.rollouts.find((one) => isSameAudience(one, rollout))
  const others = before.rollouts.filter((one) => !added.some((rollout) => isSameAudience(one, rollout)))
  const isGone = (one: Rollout) => isOf(one, methods) && isSameChoice(one, audience)
  const steps = added.map((rollout): Step => {
    const one = former(rollout)
    const kind =
      one === undefined ? 'new' : JSON.stringify(ordered(one)) === JSON.stringify(ordered(rollout)) ? 'same' : 'changed'
    return { kind, name: placeName(rollout) }
  })
  return {
    rows: before.rows,
    rollouts: [...added, ...others.filter((one) => !isGone(one))],
    steps: [
      ...steps,
      ...others
        .filter(isGone)
        .map((one) => removed(one, `the folder no longer has it; its rollout to ${audienceName(one)} ends`)),
    ],
  }
}

const stepTo = (row: Row, before: Row | undefined): Step => ({
  kind: before === undefined ? 'new' : before.file === row.file ? 'same' : 'changed',
  name: placeName(row),
})

const removed = (row: Row, why: string): Step => ({ kind: 'removed', name: `${placeName(row)}: ${why}` })

/** The members in one order, for a comparison. */
const ordered = (row: object) => Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))
