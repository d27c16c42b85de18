import { expect, it } from 'vitest'
import type { RedeemStore } from '../../../../src/features/sweepstake/RedeemStore.ts'
import { redeemScope } from '../../../../src/features/sweepstake/redeemScope.ts'
import { session, textsOf } from '../builders.ts'

it.each([
  ['0.0004169952864088366', 'BTC', '0.00041699 BTC'],
  ['19.5', 'USDT', '19.5 USDT'],
  ['0.0025', 'XAUT', '0.0025 XAUT'],
  ['0.000000009', 'XAUT', ''],
])('CUR-04 the quote %s %s is shown with the decimals of the coin, rounded down: %s', async (gets, coin, shown) => {
  const redeem = { quote: { state: 'there', coin, gets } } as unknown as RedeemStore
  expect(redeemScope({ redeem, session: session(), texts: await textsOf() }).getsText).toBe(shown)
})
