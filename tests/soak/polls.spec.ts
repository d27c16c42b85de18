import { expect, test } from '../journeys/support/journey.ts'
import { passUntil } from '../journeys/support/passUntil.ts'
import { pressDeposit } from '../journeys/support/pressDeposit.ts'
import { countFrom, openMemoryProbe } from './support/memoryProbe.ts'
import { expectFlat, isFull } from './support/soak.ts'

const POLLS = isFull ? 10_000 : 200
const WARM = 40
/** The slowest poll (spec 9, D-13). */
const POLL_MS = 30_000

test.use({ cpu: 'normal', storage: 'allowed' })

test(
  `${POLLS} polls of one deposit leak nothing, and their CPU time does not grow`,
  {
    tag: '@core',
  },
  async ({ widget, cashier }, info) => {
    test.setTimeout(60_000 + POLLS * 1_000)
    await countFrom(widget.page)
    await widget.open({ hasClock: true })
    await pressDeposit(widget)
    await expect(widget.status).toContainText('Waiting for your payment')
    await widget.standStill()
    let polls = 0
    widget.page.on('response', (response) => {
      if (response.url().includes('/deposit-status?')) polls += 1
    })
    const repeat = async (count: number) => {
      // The next poll is due 30 s after the page has read the last answer, so a pass has one poll or none.
      for (const end = polls + count; polls < end; ) await widget.pass(POLL_MS)
    }
    await repeat(WARM)
    const probe = await openMemoryProbe(widget.page, widget.frame())
    const limits = { objects: 0.1, nodes: 0.05, listeners: 0.05 }
    await expectFlat(info, { probe, count: POLLS, repeat, limits })
    await cashier.report(1)
    await passUntil(widget, widget.status.getByText('Payment complete', { exact: true }))
    expect((await cashier.calls('deposit-status')).length).toBeGreaterThanOrEqual(POLLS + WARM)
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
  },
)
