import { expect, test } from '../journeys/support/journey.ts'
import type { WidgetPage } from '../journeys/support/widgetPage.ts'
import { countFrom, openMemoryProbe } from './support/memoryProbe.ts'
import { expectFlat, expectNoLongTask, isFull } from './support/soak.ts'
import { tasksOf } from './support/tasks.ts'

const PER_SECOND = 1_000
const SECONDS = isFull ? 10 : 1

test.use({ cpu: 'normal', storage: 'allowed' })

/** Opens the page that waits for the payment, over a socket. */
async function wait(widget: WidgetPage): Promise<void> {
  await countFrom(widget.page)
  await widget.open({ host: { transport: 'socket' } })
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('500')
  const opened = widget.page.waitForEvent('popup')
  await widget.submit.click()
  await expect((await opened).getByRole('button', { name: 'Pay' })).toBeVisible()
  await (await opened).close()
  await expect(widget.status).toContainText('Waiting for your payment')
}

for (const [what, type, dataOf, isCore] of [
  ['about the open deposit', 'deposit.status', (id: string) => ({ depositId: id, status: 0 }), true],
  ['about other deposits', 'deposit.status', () => ({ depositId: 'dep-other-#', status: 0 }), false],
  ['that fit no schema', 'deposit.status', () => ({ deposit: '#', status: [] }), false],
  [
    'with a renewed token each',
    'login.token',
    (_: string, token: string) => ({ token: `${token}.#`, userId: '90210' }),
    false,
  ],
] as const) {
  test(
    `${PER_SECOND} pushes a second ${what}, for ${SECONDS * 2} s: at most one poll a second, no long task, no leak`,
    {
      tag: isCore ? '@core' : [],
    },
    async ({ widget, cashier, browser }, info) => {
      test.setTimeout(60_000 + SECONDS * 20_000)
      await wait(widget)
      const [{ id = '' } = {}] = await cashier.deposits()
      const data = dataOf(id, widget.token())
      const polls = async () => (await cashier.calls('deposit-status')).length
      const repeat = (times: number) => cashier.pushOften(type, data, { times, perSecond: PER_SECOND })
      await repeat(PER_SECOND)
      const before = await polls()
      const start = performance.now()
      const probe = await openMemoryProbe(widget.page, widget.frame())
      await expectFlat(info, {
        probe,
        count: PER_SECOND * SECONDS * 2,
        repeat,
        limits: { objects: 0.02, nodes: 0.01, listeners: 0.01 },
      })
      expectNoLongTask(info, await tasksOf(browser, widget.page, () => repeat(PER_SECOND * SECONDS)))
      const seconds = (performance.now() - start) / 1_000
      expect(await polls(), 'one poll a second at most').toBeLessThanOrEqual(before + seconds + 1)
      await cashier.report(1)
      await expect(widget.status).toContainText('Payment complete')
      expect(await cashier.calls('deposit-create')).toHaveLength(1)
    },
  )
}
