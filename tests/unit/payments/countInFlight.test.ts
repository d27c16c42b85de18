import { afterEach, expect, it, vi } from 'vitest'
import { countInFlight } from '../../../src/payments/countInFlight.ts'
import { DepositStore } from '../../../src/payments/DepositStore.ts'

afterEach(() => vi.unstubAllGlobals())

it('I23 H3 a call that moves money withdraws a reported failure, whose reload would abort it, and is counted', () => {
  const dataset: Record<string, string> = { pwFailure: '{"mayReload":true}' }
  vi.stubGlobal('document', { documentElement: { dataset } })
  const deposit = new DepositStore()
  const count = countInFlight(deposit)
  count(1)
  expect([dataset, deposit.inFlight]).toEqual([{}, 1])
  dataset.pwFailure = 'of a later failure'
  count(-1)
  expect([dataset.pwFailure, deposit.inFlight]).toEqual(['of a later failure', 0])
})
