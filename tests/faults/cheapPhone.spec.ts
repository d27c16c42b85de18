import { coreIf } from '../journeys/support/coreIf.ts'
import { expect, test } from '../journeys/support/journey.ts'
import { STORIES } from '../journeys/support/methodFolders.ts'
import { openSlowLine } from '../journeys/support/slowLine.ts'
import { startOf, storyPlayer } from '../journeys/support/storyPlayer.ts'

/** The requests whose first response is lost: a published document, the code that checks it, and a status. */
const LOST = [/\/layouts\/[\w-]+\.[a-f0-9]{16,}\.json$/, /\/readDocument-[\w-]+\.js$/, /-status\?/]

/** Where most players are: a small screen, a slow processor, a slow network that loses requests, and no storage. */
test.use({
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  cpu: 'cheapPhone',
  storage: 'denied',
  proxy: async ({ cpu: _ }, use) => {
    const line = await openSlowLine(400, 400_000, LOST)
    await use(line.proxy)
    line.close()
  },
})

/** An invoice and a withdrawal; with LONG=1 also a redirect and an address for coins. */
const PLAYED = ['spei', 'wallet_out', ...(process.env.LONG ? ['airtm', 'usdt_trc20'] : [])]

for (const { name, story } of STORIES.filter((one) => PLAYED.includes(one.name))) {
  test(
    `the story of ${name} completes on a cheap phone with at most one payment`,
    coreIf(name === 'wallet_out'),
    async ({ widget, cashier, watch }) => {
      // A lost response.
      watch.allow(/ERR_EMPTY_RESPONSE/)
      await widget.open({ ...startOf(story), isHanging: true })
      const play = storyPlayer(widget, cashier, 60_000)
      for (const step of story.steps) await test.step(JSON.stringify(step), () => play(step))
      const made = [...(await cashier.deposits()), ...(await cashier.withdrawals())]
      expect(made.length, 'a lost response never makes a second payment').toBeLessThanOrEqual(1)
    },
  )
}
