import { expect, it } from 'vitest'
import { runs } from '../../fastCheck.ts'
import { textsOf } from '../builders.ts'
import { playInterleavings } from './interleavings.ts'

// This file and createDeposit.model.test.ts together play 20,000 runs, or a million each if LONG is set. They are two files,
// so that they run on two cores.
const RUNS = runs(8_000, 1_000_000)
const TIMEOUT_MS = process.env.LONG ? 4 * 3_600_000 : 900_000

it(
  'D-40 N7 N14 I1 I2 I8 I15 I25 H1 H2 H3 H4 H5 H8 H9 B8 C39 in two tabs of one player no combination of faults takes money twice',
  async () => {
    const played = await playInterleavings({ texts: await textsOf(), tabs: 2, runs: RUNS })
    // The random runs would prove nothing without many deposits and unknown outcomes.
    expect(played.runs).toBe(RUNS)
    expect(played.deposits).toBeGreaterThan(RUNS)
    expect(played.unknown).toBeGreaterThan(RUNS / 50)
  },
  TIMEOUT_MS,
)
