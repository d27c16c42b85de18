import { expect, it } from 'vitest'
import { runs } from '../../fastCheck.ts'
import { textsOf } from '../builders.ts'
import { playInterleavings } from './interleavings.ts'

// This file and createDeposit.tabs.model.test.ts together play 20,000 runs, or a million each if LONG is set. They are two
// files, so that they run on two cores.
const RUNS = runs(12_000, 1_000_000)
const TIMEOUT_MS = process.env.LONG ? 4 * 3_600_000 : 900_000

it(
  'N7 N14 I1 I2 I3 I7 I8 I14 I15 I25 H1 H2 H3 H4 H6 H8 H9 B4 in one tab no combination of faults takes money twice',
  async () => {
    const played = await playInterleavings({ texts: await textsOf(), tabs: 1, runs: RUNS })
    // The random runs would prove nothing without many deposits and unknown outcomes.
    expect(played.runs).toBe(RUNS)
    expect(played.deposits).toBeGreaterThan(RUNS)
    expect(played.unknown).toBeGreaterThan(RUNS / 50)
  },
  TIMEOUT_MS,
)
