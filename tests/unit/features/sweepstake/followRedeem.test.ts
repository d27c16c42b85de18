import { expect, it } from 'vitest'
import { MethodsStore } from '../../../../src/catalog/MethodsStore.ts'
import { followRedeem } from '../../../../src/features/sweepstake/followRedeem.ts'
import { RedeemStore } from '../../../../src/features/sweepstake/RedeemStore.ts'
import { WithdrawalStore } from '../../../../src/payments/WithdrawalStore.ts'
import type { Transport } from '../../../../src/transport/Transport.ts'
import { fakeClock } from '../../support/fakeClock.ts'
import { session } from '../builders.ts'
import { apiOver } from '../openPlayer.ts'

const wake = (act: () => void) => {
  act()
  return () => {}
}

/** A sweepstake player with 40.50 coins; the cashier answers with these sums in order. A sum of undefined fails. */
const start = (...sums: readonly unknown[]) => startWith([{ currency: 'QSC', balance: '40.50' }], sums)

function startWith(balances: unknown, sums: readonly unknown[]) {
  const clock = fakeClock()
  const redeem = new RedeemStore()
  let asked = 0
  const send: Transport['send'] = async ({ path }, _, options) => {
    expect(options, 'a wait for Retry-After is left to the player').toMatchObject({ isPolled: true })
    if (path.endsWith('balance-get')) return structuredClone(balances)
    const data = sums[Math.min(asked++, sums.length - 1)]
    if (data === undefined) throw new Error('The cashier does not answer.')
    return { data }
  }
  const api = apiOver({ send, close: () => {} })
  const player = session({ currency: 'QSC' })
  const withdrawal = new WithdrawalStore(new MethodsStore(), () => 2)
  const visit = () => followRedeem({ api, clock, redeem, session: player, withdrawal, onWake: wake })
  return { clock, redeem, withdrawal, player, visit }
}

function open(...sums: readonly unknown[]) {
  const { visit, ...player } = start(...sums)
  return { ...player, ...visit() }
}

it.each([
  ['blocked', 0],
  ['BLOCKED', '0.00'],
  ['denied', 0],
  ['error', '0'],
  ['pending', 0],
  [false, 0],
  [0, 0],
  ['an unknown word', '0.00'],
])('N17 CALL-14 a status of %j with %j to play blocks the redemption', async (status, amount) => {
  const { clock, redeem, stop } = open({ status, amount })
  await clock.advance(0)
  expect(redeem.blockedBy).toBe('blocked')
  stop()
})

it.each([['ok'], ['OK '], ['success'], [true], [1], [null], [undefined], ['']])(
  'N17 CALL-14 with a status of %j only the amount to play decides',
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

it('N17 the amount to play is shown first, even if the status is unknown', async () => {
  const { clock, redeem, stop } = open({ status: 'open', amount: 3 })
  await clock.advance(0)
  expect(redeem.blockedBy).toBe('toPlay')
  stop()
})

it('N17 polls while redemption is blocked, and allows it as soon as the server does', async () => {
  const { clock, redeem, stop } = open({ status: 'blocked', amount: 0 }, { status: 'ok', amount: 0 })
  await clock.advance(0)
  expect(redeem.blockedBy).toBe('blocked')
  await clock.advance(15_000)
  expect(redeem.blockedBy).toBeUndefined()
  stop()
})

it('U18 shows the known data on the next visit, and loads them again in the background', async () => {
  const { clock, redeem, visit } = start({ amount: '0' }, { amount: '12' })
  const first = visit()
  await clock.advance(0)
  first.stop()
  const second = visit()
  expect(redeem.facts).toMatchObject({ balance: '40.50', toPlay: '0' })
  expect(redeem.blockedBy).toBeUndefined()
  expect(redeem.submitBlockedBy, 'nothing is sent on what may have changed').toBe('asking')
  await clock.advance(0)
  expect(redeem.blockedBy).toBe('toPlay')
  second.stop()
})

it('U18 discards the data after a redemption', async () => {
  const { clock, redeem, visit, withdrawal } = start({ amount: '0' })
  const first = visit()
  await clock.advance(0)
  first.stop()
  withdrawal.adopt({
    ...{
      id: 'wd-1',
      method: 'usdt_trc20',
      amount: '10',
      currency: 'QSC',
      fee: undefined,
      receives: undefined,
      receivesCurrency: undefined,
    },
    ...{ unread: [], startedAt: 0, requested: undefined, isTyped: true, destination: [], code: undefined },
  })
  visit().stop()
  expect(redeem.blockedBy).toBe('asking')
})

it('U18 is "asking" again after a failure, and needs a successful request on each visit', async () => {
  const { clock, redeem, visit } = start(undefined, { amount: '0' }, undefined)
  const first = visit()
  await clock.advance(0)
  expect(redeem.submitBlockedBy).toBe('failed')
  first.stop()
  const second = visit()
  expect(redeem.submitBlockedBy).toBe('asking')
  await clock.advance(0)
  expect(redeem.submitBlockedBy).toBeUndefined()
  second.again()
  await clock.advance(0)
  expect(redeem.facts?.balance, 'stays on its page').toBe('40.50')
  second.stop()
  const third = visit()
  expect(redeem.facts?.balance).toBe('40.50')
  await clock.advance(0)
  expect(redeem.submitBlockedBy).toBe('failed')
  third.stop()
})

it('N17 requests outdated data again, and blocks redemption if that fails', async () => {
  const { clock, redeem, stop } = open({ amount: '0' }, undefined)
  await clock.advance(0)
  expect(redeem.submitBlockedBy).toBeUndefined()
  redeem.markStale()
  expect(redeem.submitBlockedBy).toBe('asking')
  await clock.advance(0)
  expect(redeem.submitBlockedBy).toBe('failed')
  stop()
})

it('U18 discards data that became outdated after the page was left', async () => {
  const { clock, redeem, visit } = start({ amount: '0' })
  const first = visit()
  await clock.advance(0)
  first.stop()
  redeem.markStale()
  visit().stop()
  expect(redeem.blockedBy).toBe('asking')
})

it.each([
  ['null', [{ currency: 'QSC', balance: null }]],
  ['missing', [{ currency: 'QSC' }]],
  ['an object', [{ currency: 'QSC', balance: { amount: '5' } }]],
  ['of an entry without a currency', [{ currency: null, balance: '5' }]],
])('W3 CALL-13 a redeemable balance that is %s has failed to load; it is not 0', async (_, balances) => {
  const { clock, redeem, visit } = startWith(balances, [{ amount: '0' }])
  const { stop } = visit()
  await clock.advance(0)
  expect(redeem.blockedBy).toBe('failed')
  expect(redeem.balances).toEqual({})
  stop()
})

it('W3 CALL-13 an unreadable balance of another currency does not matter', async () => {
  const { clock, redeem, visit } = startWith(
    [
      { currency: 'QGC', balance: null },
      { currency: 'qsc', balance: 40.5 },
    ],
    [{ amount: '0' }],
  )
  const { stop } = visit()
  await clock.advance(0)
  expect(redeem.facts).toMatchObject({ balance: '40.5' })
  stop()
})
