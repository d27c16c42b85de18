import { runInAction } from 'mobx'
import { expect, it, vi } from 'vitest'
import { followResume } from '../../../src/app/payments/followResume.ts'
import { MethodsStore } from '../../../src/catalog/MethodsStore.ts'
import { DepositStore } from '../../../src/payments/DepositStore.ts'
import { WithdrawalStore } from '../../../src/payments/WithdrawalStore.ts'
import { RouteStore } from '../../../src/session/RouteStore.ts'
import { session } from '../features/builders.ts'

const FACTS = {
  ...{ transaction: 'deposit', title: '', hasBack: true, hasTabs: false, isHeaderHidden: false },
  ...{ isCloseHidden: false, isDetour: false, transition: '' },
}

/**
 * The payments of an app. `first`: what the ledgers read at the start; `before`: what the host has sent since, before the
 * code of payments had loaded.
 */
function open({ first, before = first }: { first?: string; before?: string } = {}) {
  const [deposit, player, route] = [new DepositStore(), session(), new RouteStore()]
  const withdrawal = new WithdrawalStore(new MethodsStore(), () => 2)
  const enter = (name: string, more = {}) => route.enter({ ...FACTS, name, ...more })
  enter('depositListPage')
  player.applyLook({ ...player.look, resume: before })
  const restore = vi.fn((resume: string) => resume.startsWith('new'))
  const check = vi.fn()
  const routes = [{ page: 'depositPixPage', needs: 'invoice' }] as const
  const stop = followResume({ session: player, deposit, withdrawal, route, routes, first, restore, check })
  const send = (resume: string | undefined) => player.applyLook({ ...player.look, resume })
  return { deposit, withdrawal, enter, restore, check, stop, send }
}

type Open = ReturnType<typeof open>

it('H2 restores payments that the host sends after the start, and reconciles them', () => {
  const { restore, check, stop, send } = open()
  send(undefined)
  expect(restore).not.toHaveBeenCalled()
  send('new')
  expect(restore.mock.calls).toEqual([['new']])
  expect(check).toHaveBeenCalledOnce()
  send('known')
  expect(check, 'nothing new').toHaveBeenCalledOnce()
  stop()
  send('new')
  expect(restore).toHaveBeenCalledTimes(2)
})

it('H2 restores payments that the host sends before the code of payments has loaded', () => {
  const { restore, check } = open({ before: 'new' })
  expect(restore.mock.calls).toEqual([['new']])
  expect(check).toHaveBeenCalledOnce()
})

it('H2 I8 reads each text once: a payment that was settled meanwhile is not restored after the next call', () => {
  const { deposit, restore, send } = open({ first: 'new' })
  const call = () => [1, -1].forEach((difference) => void deposit.countInFlight(difference as 1 | -1))
  call()
  expect(restore, 'the ledgers have read it').not.toHaveBeenCalled()
  send('new, later')
  call()
  call()
  expect(restore.mock.calls).toEqual([['new, later']])
})

const CHECKING = { kind: 'checking', depositId: undefined } as const

it.each<[string, (one: Open) => void, (one: Open) => void]>([
  ['a press', ({ deposit }) => deposit.setState('creating'), ({ deposit }) => deposit.setState('idle')],
  ['a call without an answer', ({ deposit }) => deposit.countInFlight(1), ({ deposit }) => deposit.countInFlight(-1)],
  [
    'the reconciliation of a deposit',
    ({ deposit }) => deposit.setUnresolved('a', CHECKING),
    ({ deposit }) => deposit.setUnresolved('a', { kind: 'unknown', depositId: undefined }),
  ],
  [
    'the reconciliation of a withdrawal',
    ({ withdrawal }) => withdrawal.setUnresolved('a', CHECKING),
    ({ withdrawal }) => withdrawal.setUnresolved('a', undefined),
  ],
])('H2 H3 H4 waits for the end of %s, whose payment the server could name', (_, begin, end) => {
  const one = open()
  begin(one)
  one.send('new')
  expect(one.restore).not.toHaveBeenCalled()
  runInAction(() => end(one))
  expect(one.restore.mock.calls).toEqual([['new']])
  expect(one.check).toHaveBeenCalledOnce()
})

it.each([
  ['an address', 'depositCryptoAddressPage', {}],
  ['an invoice', 'depositPixPage', {}],
  ['a status', 'depositCompletePage', {}],
  ['a withdrawal to confirm', 'withdrawalConfirmPage', {}],
  ['a guide', 'depositVideoInstructionPage', { isDetour: true }],
])('H2 waits while %s is shown, which the restored payment would replace', (_, name, more) => {
  const { enter, send, restore, check } = open()
  enter(name, more)
  send('new')
  expect(restore).not.toHaveBeenCalled()
  enter('depositRedirectPage')
  expect(restore.mock.calls).toEqual([['new']])
  expect(check).toHaveBeenCalledOnce()
})
