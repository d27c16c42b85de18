import type { PublishedSet } from './PublishedSet.ts'
import { audienceName, placeName, type Rollout, type Row } from './Row.ts'

export type Before = Pick<PublishedSet, 'rows' | 'rollouts'>

export interface RollbackPlan extends Before {
  /** What changes, a line for each. */
  readonly changes: readonly string[]
}

/** The set after going back to a former one; with methods, only their rows go back. */
export function planRollback(live: Before, former: Before, methods: readonly string[]): RollbackPlan {
  const isMeant = ({ method }: Row) => methods.length === 0 || (method !== undefined && methods.includes(method))
  const merged = <R extends Row>(now: readonly R[], before: readonly R[]): readonly R[] => [
    ...before.filter(isMeant),
    ...now.filter((row) => !isMeant(row)),
  ]
  const next = { rows: merged(live.rows, former.rows), rollouts: merged(live.rollouts, former.rollouts) }
  return { ...next, changes: changesBetween(live, next) }
}

function changesBetween(now: Before, next: Before): string[] {
  const [was, will] = [linesOf(now), linesOf(next)]
  return [
    ...[...will].filter((line) => !was.has(line)).map((line) => `again     ${line}`),
    ...[...was].filter((line) => !will.has(line)).map((line) => `no longer ${line}`),
  ]
}

const linesOf = ({ rows, rollouts }: Before): ReadonlySet<string> =>
  new Set([
    ...rows.map((row) => `${placeName(row)} (${row.file})`),
    ...rollouts.map((row: Rollout) => `${placeName(row)}, for ${audienceName(row)} (${row.file})`),
  ])
