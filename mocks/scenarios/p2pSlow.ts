import type { Scenario } from '../cashier/Scenario.ts'

export const p2pSlow: Scenario = {
  title: 'A peer-to-peer deposit is created only after a while.',
  faults: { 'deposit-create-p2p': { answer: 'normal', delayMs: 3_000 } },
}
