import validateIndex from 'virtual:validate/layout/layoutIndex/LAYOUT_INDEX'
import { type LayoutIndex, ROLLOUTS_ROW } from '../../schemas/layout/layoutIndex.ts'
import type { LayoutRow } from '../language/chooseLayout.ts'
import { lazyModule } from '../platform/files/lazyModule.ts'
import { messageOf } from '../platform/values/messageOf.ts'
import type { LayoutsNeed } from './LayoutsNeed.ts'

/** Parses the index of layouts. Throws if the text is not JSON or does not fit the schema. */
export function readLayoutIndex(text: string): LayoutIndex['layouts'] {
  const json: unknown = JSON.parse(text)
  if (!validateIndex(json)) {
    const path = validateIndex.errors?.[0]?.instancePath.slice(1) || 'its top level'
    throw new Error(`it does not fit its schema at ${path}: publish it again with paywidget-layouts.`)
  }
  return (json as LayoutIndex).layouts
}

const rolloutsReader = lazyModule(() => import('./readRollouts.ts'))

/** Every form waits for the rollouts. Later than this they are ignored. */
const ROLLOUTS_MS = 3_000

/** The rows for this player. Those of the rollouts come first, so that they win over rows that are as specific. */
export async function rowsFor(
  text: string,
  need: Pick<LayoutsNeed, 'load' | 'player' | 'clock' | 'time' | 'report'>,
): Promise<readonly LayoutRow[]> {
  const { load, clock, report } = need
  const rows = readLayoutIndex(text)
  const file = rows.find(({ screen }) => screen === ROLLOUTS_ROW)?.file
  if (file === undefined) return rows
  let cancel = () => {}
  const late = new Promise<never>((_, reject) => {
    cancel = clock.setTimeout(() => reject(new Error(`it did not arrive within ${ROLLOUTS_MS} ms.`)), ROLLOUTS_MS)
  })
  try {
    const drawn = Promise.all([load(file), rolloutsReader()]).then(([rollouts, { readRollouts }]) =>
      readRollouts(file, rollouts, need),
    )
    return [...(await Promise.race([drawn, late])), ...rows]
  } catch (error) {
    report(
      'layouts.rollouts',
      `layouts/${file} can't be used, this player gets the layouts without rollouts: ${messageOf(error)}`,
    )
    return rows
  } finally {
    cancel()
  }
}
