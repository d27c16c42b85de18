import validateRollouts from 'virtual:validate/layout/layoutIndex/ROLLOUTS'
import type { Rollouts } from '../../schemas/layout/layoutIndex.ts'
import type { LayoutRow } from '../language/chooseLayout.ts'
import type { LayoutsNeed } from './LayoutsNeed.ts'
import { isSelected, isTimely, type Rollout } from './rollout.ts'
import { verifyFile } from './verifyFile.ts'

/** The rows of the rollouts that this player may get. Throws if the file is invalid or does not match its hash. */
export async function readRollouts(
  file: string,
  fetched: string,
  { load, player, time, report }: Pick<LayoutsNeed, 'load' | 'player' | 'time' | 'report'>,
): Promise<LayoutRow[]> {
  const json: unknown = JSON.parse(await verifyFile(file, fetched, { load, report }))
  if (!validateRollouts(json)) throw new Error('it is not a list of rollouts that this version of the widget knows.')
  const { rollouts } = json as Rollouts
  let decidedMs: number | undefined
  return rollouts
    .filter((rollout) => isSelected(rollout, player))
    .map((rollout) => ({
      ...placeOf(rollout),
      applies: () => isTimely(rollout, decidedAt(rollout)) && isThere(rollout, player.country()),
    }))

  /**
   * The time at which the starts and ends of all rollouts are evaluated. It is fixed at the first page that a timed
   * rollout affects after the server's time is known, so that a start or end that passes later does not replace a form in
   * use. Before that, each page uses the current time of the device.
   */
  function decidedAt({ from, until }: Rollout): number {
    if (from === undefined && until === undefined) return 0
    const now = decidedMs ?? time.now()
    if (time.isServerTime()) decidedMs = now
    return now
  }
}

const placeOf = ({ screen, method, category, cardViewType, file }: Rollout): LayoutRow => ({
  screen,
  method,
  category,
  cardViewType,
  file,
})

const isThere = ({ countries }: Rollout, country: string): boolean =>
  countries === undefined || countries.includes(country.toUpperCase())
