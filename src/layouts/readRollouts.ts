import validateRollouts from 'virtual:validate/layout/layoutIndex/ROLLOUTS'
import type { Rollouts } from '../../schemas/layout/layoutIndex.ts'
import type { LayoutRow } from '../language/chooseLayout.ts'
import type { LayoutsNeed } from './LayoutsNeed.ts'
import { isDrawn, isTimely, type Rollout } from './rollout.ts'
import { verifyFile } from './verifyFile.ts'

/** The rows of the rollouts that this player may get. Throws if the file is invalid or does not match its hash. */
export async function readRollouts(
  file: string,
  fetched: string,
  { load, player, time, report }: Pick<LayoutsNeed, 'load' | 'player' | 'time' | 'report'>,
): Promise<LayoutRow[]> {
  const { text, isProved } = await verifyFile(file, fetched, load)
  if (!isProved) report('layout.unproved', `layouts/${file} was used without checking its hash: no crypto.subtle.`)
  const json: unknown = JSON.parse(text)
  if (!validateRollouts(json)) throw new Error('it is not a list of rollouts that this version of the widget knows.')
  const { rollouts } = json as Rollouts
  let decidedMs: number | undefined
  return rollouts
    .filter((rollout) => isDrawn(rollout, player))
    .map((rollout) => ({
      ...placeOf(rollout),
      applies: () => isTimely(rollout, decidedAt(rollout)) && isThere(rollout, player.country()),
    }))

  /**
   * The moment for which all times are decided: the first page to which one matters once a response has told the
   * server's time. A time that passes later must not replace a form under the player's hands. Before that response the
   * device's clock decides, for the page that asks only.
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
