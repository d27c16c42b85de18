import type { CDPSession } from '@playwright/test'
import { expect, test } from '../journeys/support/journey.ts'
import { passUntil } from '../journeys/support/passUntil.ts'
import { pressDeposit } from '../journeys/support/pressDeposit.ts'
import type { WidgetPage } from '../journeys/support/widgetPage.ts'
import { countFrom, openMemoryProbe } from './support/memoryProbe.ts'
import { expectFlat, isFull, report } from './support/soak.ts'

const HOURS = isFull ? 8 : 2
const MINUTE_MS = 60_000
const POLL_MS = 30_000

test.use({ cpu: 'normal', storage: 'allowed' })

for (const transport of ['http', 'socket'] as const) {
  test(
    `E18 ${HOURS} hours of an open tab over ${transport}, with sleep, clock changes and new tokens, leak nothing; the payment still completes`,
    {
      tag: transport === 'http' ? '@core' : [],
    },
    async ({ widget, cashier }, info) => {
      test.setTimeout(60_000 + HOURS * 60_000)
      await countFrom(widget.page)
      await widget.open({ hasClock: true, host: { transport } })
      await pressDeposit(widget)
      await expect(widget.status).toContainText('Waiting for your payment')
      await widget.standStill()
      const session = await widget.page.context().newCDPSession(widget.page)
      const start = widget.token()
      const repeat = async (hours: number) => {
        for (let hour = 0; hour < hours; hour += 1) await liveAnHour(widget, session)
      }
      await repeat(1)
      const probe = await openMemoryProbe(widget.page, widget.frame())
      await expectFlat(info, {
        probe,
        count: HOURS,
        repeat,
        limits: { objects: 30, nodes: 2, listeners: 2, timers: 0.4, heapKb: 500 },
      })
      const calls = await cashier.calls('deposit-status')
      expect(calls.filter(({ outcome }) => outcome !== 200)).toEqual([])
      const tokens = ['', ...Array.from({ length: HOURS + 1 }, (_, hour) => `.${hour + 1}`)].map((end) => start + end)
      const ages = calls.map(({ token }) => tokens.indexOf(token))
      expect(ages).not.toContain(-1)
      expect(ages, 'no earlier token is used again').toEqual(ages.toSorted((one, other) => one - other))
      expect(widget.token()).toBe(tokens.at(-1))
      // A socket keeps its token until it closes or the server refuses the token. Whether it closes during the
      // sleep depends on when the last ping of the server arrived.
      if (transport === 'http') expect(ages.at(-1), 'the newest token is used').toBe(HOURS + 1)
      const perHour = calls.length / (HOURS + 1)
      report(info, { 'polls in each hour': perHour })
      expect(perHour).toBeGreaterThan(10)
      expect(perHour).toBeLessThan(130)
      await cashier.report(1)
      await passUntil(widget, widget.status.getByText('Payment complete', { exact: true }))
      expect(await cashier.calls('deposit-create')).toHaveLength(1)
    },
  )
}

/** A new token, half an hour in use, twenty minutes asleep, and ten minutes after the clock was set. */
async function liveAnHour(widget: WidgetPage, session: CDPSession): Promise<void> {
  const { page } = widget
  await widget.renewToken()
  await use(widget, 30)
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  await session.send('Page.setWebLifecycleState', { state: 'active' })
  await page.clock.fastForward(20 * MINUTE_MS)
  const now = await widget.frame().evaluate(() => Math.round(Date.now()))
  await page.clock.setSystemTime(now - 5 * MINUTE_MS)
  await use(widget, 5)
  await page.clock.setSystemTime(now + 5 * MINUTE_MS)
  await use(widget, 5)
}

async function use(widget: WidgetPage, minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes * MINUTE_MS; passed += POLL_MS) await widget.pass(POLL_MS)
}
