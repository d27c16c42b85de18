import { expect, it } from 'vitest'
import { createReport, type Problem } from '../../../../src/app/createReport.ts'
import { createInvoiceSettlement } from '../../../../src/features/invoice/createInvoiceSettlement.ts'
import { DepositStore } from '../../../../src/payments/DepositStore.ts'
import { InvoiceStore } from '../../../../src/payments/InvoiceStore.ts'
import { createLedger } from '../../../../src/payments/ledger.ts'
import { TransportFailure } from '../../../../src/transport/TransportFailure.ts'
import { engineOf } from '../../support/engineOf.ts'
import { fakeClock } from '../../support/fakeClock.ts'
import { serverTime } from '../../support/serverTime.ts'
import { memoryStorage } from '../builders.ts'

/** A server that refuses both calls. */
function open() {
  const clock = fakeClock()
  const ledger = createLedger({ store: memoryStorage(), identity: 'user-7', time: serverTime(clock.now) })
  const deposit = new DepositStore()
  const { report, onProblem } = createReport({ track: () => {}, isLogging: false })
  const problems: Problem[] = []
  onProblem((problem) => problems.push(problem))
  const refuse = async () => {
    throw new TransportFailure({ call: 'POST x', url: '/x', kind: 'status', status: 422, sent: true }, '')
  }
  const settlement = createInvoiceSettlement({
    ...{ engine: engineOf({ clock, ledger }), deposit, invoices: new InvoiceStore(deposit), ledger, report },
    api: { depositComplete: refuse, depositCancel: refuse },
  })
  return { settlement, problems }
}

const FIRST = { id: 'dep-1', method: 'spei' }
const SECOND = { id: 'dep-2', method: 'spei' }

it.each<[string, (of: ReturnType<typeof open>['settlement'], id: typeof FIRST) => Promise<void>]>([
  ['deposit-complete', (settlement, paid) => settlement.complete(paid)],
  ['deposit-cancel', (settlement, unpaid) => settlement.cancel(unpaid, 'time')],
])('reports every deposit for which %s is refused, not only the first', async (_, send) => {
  const { settlement, problems } = open()
  await send(settlement, FIRST)
  await send(settlement, SECOND)
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('deposit dep-1 (spei)'),
    expect.stringContaining('deposit dep-2 (spei)'),
  ])
})
