import validateRollouts from 'virtual:validate/layout/layoutIndex/ROLLOUTS'
import type { Rollouts } from '../../schemas/layout/layoutIndex.ts'
import type { LayoutRow } from '../language/chooseLayout.ts'
import { checkHash } from './checkHash.ts'
import { isDrawn, type RolloutPlayer } from './rollout.ts'

/** The rows of the rollouts that this player may get. Throws if the file is invalid or does not match its hash. */
export async function readRollouts(
  file: string,
  text: string,
  player: RolloutPlayer,
  nowMs: number,
): Promise<LayoutRow[]> {
  await checkHash(file, text)
  const json: unknown = JSON.parse(text)
  if (!validateRollouts(json)) throw new Error('it is not a list of rollouts that this version of the widget knows.')
  const { rollouts } = json as Rollouts
  return rollouts
    .filter((rollout) => isDrawn(rollout, player, nowMs))
    .map(({ countries, ...row }) => ({
      ...row,
      applies: countries && (() => countries.includes(player.country().toUpperCase())),
    }))
}
