import { expect, it } from 'vitest'
import { MethodsStore } from '../../../../src/catalog/MethodsStore.ts'
import { accountScope } from '../../../../src/features/withdrawal/accountScope.ts'
import type { Balances } from '../../../../src/money/readBalances.ts'
import { UNREAD } from '../../../../src/money/readBound.ts'
import { WithdrawalStore } from '../../../../src/payments/WithdrawalStore.ts'
import type { Payout } from '../../../../src/services/Provided.ts'
import { session, textsOf } from '../builders.ts'

const texts = await textsOf()

/** What a player with these balances reads as available. */
function balanceText(balances: Balances, payout?: Pick<Payout, 'toPlay' | 'blockedBy'>): string {
  const methods = new MethodsStore()
  const withdrawal = new WithdrawalStore({ balances }, () => 2)
  const need = { form: () => undefined, methods, session: session(), texts, withdrawal }
  return accountScope({ ...need, payout: () => payout }).balanceText
}

const asking = { toPlay: undefined, blockedBy: 'asking' }
const failed = { toPlay: undefined, blockedBy: 'failed' }
const ready = { toPlay: '0', blockedBy: undefined }
const toPlay = { toPlay: '12', blockedBy: 'toPlay' }

it.each([
  ['an amount', { main: '40.5' }, undefined, '40.50 MXN'],
  ['none', {}, undefined, ''],
  ['an unreadable one', { main: UNREAD }, undefined, 'Couldn’t check'],
  ['one that is loading', {}, asking, '–'],
  ['one that failed to load', {}, failed, 'Couldn’t check'],
  ['less than a minor unit', { main: '0.000000000000014' }, undefined, '0.00 MXN'],
  ['an amount to redeem', { main: '40.5' }, ready, '40.50 MXN'],
  ['an amount that must be played first', { main: '40.5' }, toPlay, '0.00 MXN'],
] as const)('U17 U18 W3 a balance: %s', (_, balances, payout, text) => {
  expect(balanceText(balances, payout)).toBe(text)
})

it('Q-065 an account that holds less than a minor unit is not offered', () => {
  const withdrawal = new WithdrawalStore({ balances: { main: '0.004', additional: '500' } }, () => 2)
  expect(withdrawal.accounts).toEqual(['additional'])
  expect(withdrawal.account).toBe('additional')
})

it.each([
  ['was emptied', { main: '0.00', additional: '500' }],
  ['can’t be read any more', { main: UNREAD, additional: '500' }],
] as const)('U17 a chosen account that %s stays the source, and the other one can be chosen', (_, balances) => {
  const withdrawal = new WithdrawalStore({ balances }, () => 2)
  withdrawal.choose('main')
  expect(withdrawal.account).toBe('main')
  expect(withdrawal.accounts).toEqual(['main', 'additional'])
  withdrawal.choose('additional')
  expect(withdrawal.account).toBe('additional')
  expect(withdrawal.accounts).toEqual(['additional'])
})
