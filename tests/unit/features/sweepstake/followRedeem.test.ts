import { expect, it } from 'vitest'
import { followRedeem } from '../../../../src/features/sweepstake/followRedeem.ts'
import { RedeemStore } from '../../../../src/features/sweepstake/RedeemStore.ts'
import { fakeClock } from '../../support/fakeClock.ts'
import { session } from '../builders.ts'
import { apiOver } from '../openPlayer.ts'

/** A sweepstake player with 40.50 coins; the cashier answers with these sums in order. */
function open(...sums: readonly unknown[]) {
  const clock = fakeClock()
  const redeem = new RedeemStore()
  let asked = 0
  const send = async ({ path }: { readonly path: string }) =>
    path.endsWith('balance-get')
      ? [{ currency: 'QSC', balance: '40.50' }]
      : { data: sums[Math.min(asked++, sums.length - 1)] }
  const api = apiOver({ send, close: () => {} })
  const player = session({ currency: 'QSC' })
  const wake = (act: () => void) => {
    act()
    return () => {}
  }
  const { stop } = followRedeem({ api, clock, redeem, session: player, onWake: wake })
  return { clock, redeem, stop }
}

it.each([
  ['blocked', 0],
  ['BLOCKED', '0.00'],
  ['denied', 0],
  ['error', '0'],
  ['pending', 0],
  [false, 0],
  [0, 0],
  ['a word nobody knows', '0.00'],
])('N17 CALL-14 SWEEP-07 a status of %j with %j to play blocks the redemption', async (status, amount) => {
  const { clock, redeem, stop } = open({ status, amount })
  await clock.advance(0)
  expect(redeem.blockedBy).toBe('blocked')
  stop()
})

it.each([['ok'], ['OK '], ['success'], [true], [1], [null], [undefined], ['']])(
  'N17 CALL-14 a status of %j lets the sum decide',
  async (status) => {
    const free = open({ status, amount: '0.00' })
    await free.clock.advance(0)
    expect(free.redeem.blockedBy).toBeUndefined()
    free.stop()
    const playing = open({ status, amount: '12' })
    await playing.clock.advance(0)
    expect(playing.redeem.blockedBy).toBe('toPlay')
    playing.stop()
  },
)

it('N17 what is to be played is said first, whatever the status says', async () => {
  const { clock, redeem, stop } = open({ status: 'open', amount: 3 })
  await clock.advance(0)
  expect(redeem.blockedBy).toBe('toPlay')
  stop()
})

it('N17 asks again while it is blocked, and lets go once the cashier does', async () => {
  const { clock, redeem, stop } = open({ status: 'blocked', amount: 0 }, { status: 'ok', amount: 0 })
  await clock.advance(0)
  expect(redeem.blockedBy).toBe('blocked')
  await clock.advance(15_000)
  expect(redeem.blockedBy).toBeUndefined()
  stop()
})
