import { observable, runInAction } from 'mobx'
import { expect, it } from 'vitest'
import { followQuote } from '../../../../src/features/sweepstake/followQuote.ts'
import { RedeemStore } from '../../../../src/features/sweepstake/RedeemStore.ts'
import { fakeClock } from '../../support/fakeClock.ts'

/** The form of a redemption of 25 QSC for USDT. Each request takes the next rate; undefined fails. */
function open(...rates: readonly (string | undefined)[]) {
  const clock = fakeClock()
  const redeem = new RedeemStore()
  const form = observable({ amount: '25', amountValid: true, decimals: 2, currency: 'QSC' })
  const asked: string[] = []
  let wake = () => {}
  const stop = followQuote({
    ...{ clock, redeem, crypto: { coin: { code: 'USDT' } as never }, methods: { selected: undefined } },
    form: () => form as never,
    api: {
      async paymentConvertV2({ amount }) {
        const rate = rates[Math.min(asked.push(amount), rates.length) - 1]
        if (rate === undefined) throw new Error('There is no rate.')
        return rate
      },
    },
    onWake(hear) {
      wake = hear
      hear()
      return () => {
        wake = () => {}
      }
    },
  })
  const type = (amount: string) => runInAction(() => Object.assign(form, { amount }))
  const quote = () => redeem.quote?.gets ?? redeem.quote?.state
  return { clock, asked, stop, type, quote, wake: () => wake() }
}

it('Q-068 a quote is requested after a pause in typing, and renewed every minute', async () => {
  const { clock, asked, quote, stop, type } = open('25', '20', '19')
  await clock.advance(400)
  type('30')
  await clock.advance(499)
  expect([asked, quote()]).toEqual([[], 'asking'])
  await clock.advance(1)
  expect([asked, quote()]).toEqual([['30'], '25'])
  await clock.advance(59_999)
  expect([asked.length, quote()]).toEqual([1, '25'])
  await clock.advance(1)
  expect([asked.length, quote()]).toEqual([2, '20'])
  await clock.advance(60_000)
  expect([asked.length, quote()]).toEqual([3, '19'])
  stop()
})

it('Q-068 a failed quote is requested again after a minute, and a failed renewal replaces the old quote', async () => {
  const { clock, quote, stop } = open(undefined, '20', undefined)
  await clock.advance(500)
  expect(quote()).toBe('failed')
  await clock.advance(60_000)
  expect(quote()).toBe('20')
  await clock.advance(60_000)
  expect(quote()).toBe('failed')
  stop()
})

it('Q-068 when the player returns, an old quote is replaced before anything else is shown', async () => {
  const { clock, asked, quote, stop, wake } = open('25', '20')
  await clock.advance(500)
  await clock.advance(59_000)
  wake()
  expect([asked.length, quote()], 'the quote is not old').toEqual([1, '25'])
  clock.set(3_600_000)
  wake()
  expect([asked.length, quote()]).toEqual([2, 'asking'])
  await clock.advance(0)
  expect(quote()).toBe('20')
  await clock.advance(59_999)
  expect(asked, 'one timer runs').toHaveLength(2)
  stop()
})

it('Q-068 when the player returns, a failed quote is requested again at once', async () => {
  const { clock, quote, stop, wake } = open(undefined, '20')
  await clock.advance(500)
  wake()
  await clock.advance(0)
  expect(quote()).toBe('20')
  stop()
})

it('Q-068 without a valid amount, or after the page was left, nothing is requested', async () => {
  const { clock, asked, quote, stop, type, wake } = open('25')
  await clock.advance(500)
  type('0')
  await clock.advance(120_000)
  wake()
  expect([asked.length, quote()]).toEqual([1, undefined])
  type('30')
  await clock.advance(500)
  stop()
  wake()
  await clock.advance(120_000)
  expect([asked.length, quote()]).toEqual([2, undefined])
})
