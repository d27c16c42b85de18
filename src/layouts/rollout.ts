import type { Rollouts } from '../../schemas/layout/layoutIndex.ts'
import { digestOf } from '../platform/values/digestOf.ts'

export type Rollout = Rollouts['rollouts'][number]

/** What decides which documents a player gets. */
export interface RolloutPlayer {
  /** Identifies the player; '' without an id: then the player is in no percentage. */
  readonly identity: string
  readonly platform: string
  /** The groups of the host page's experiments, by key. */
  readonly experiments: Readonly<Record<string, string>>
  /** The country in which the player pays. MobX-observable. */
  readonly country: () => string
}

/** Whether the conditions that do not change while the widget is open apply. */
export function isSelected(rollout: Rollout, player: RolloutPlayer): boolean {
  const { percent, platforms, experiment } = rollout
  return (
    (percent === undefined || isInPercentage(rollout, player.identity, percent)) &&
    (platforms === undefined || platforms.some((one) => one === player.platform)) &&
    (experiment === undefined || player.experiments[experiment] === rollout.group)
  )
}

/** Whether a rollout has begun and has not ended. */
export const isTimely = ({ from, until }: Rollout, nowMs: number): boolean =>
  (from === undefined || nowMs >= Date.parse(from)) && (until === undefined || nowMs < Date.parse(until))

/**
 * The player's point from 0 up to 100 depends on the player and on the methods that the document is for, not on the
 * document: a larger percentage keeps the players of a smaller one, the next version starts with the same players, and
 * a player gets either all new screens of a method or none.
 */
function isInPercentage(rollout: Rollout, identity: string, percent: number): boolean {
  const { method, category, cardViewType, salt = [method, category, cardViewType].join() } = rollout
  return identity !== '' && (Number.parseInt(digestOf(`${salt} ${identity}`), 36) % 10_000) / 100 < percent
}
