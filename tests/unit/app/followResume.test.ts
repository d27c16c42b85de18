import { runInAction } from 'mobx'
import { expect, it, vi } from 'vitest'
import { followResume } from '../../../src/app/payments/followResume.ts'
import { DepositStore } from '../../../src/payments/DepositStore.ts'
import { session } from '../features/builders.ts'

/** The payments of an app. `before`: what the host has sent after the start, but before their code had loaded. */
function open(before?: string) {
  const [deposit, player] = [new DepositStore(), session()]
  player.applyLook({ ...player.look, resume: before })
  const take = vi.fn((resume: string) => resume === 'new')
  const check = vi.fn()
  const stop = followResume({ session: player, deposit, take, check })
  const send = (resume: string | undefined) => player.applyLook({ ...player.look, resume })
  return { deposit, take, check, stop, send }
}

it('H2 restores payments that the host sends after the start, and reconciles them', () => {
  const { take, check, stop, send } = open()
  send(undefined)
  expect(take).not.toHaveBeenCalled()
  send('new')
  expect(take.mock.calls).toEqual([['new']])
  expect(check).toHaveBeenCalledOnce()
  send('known')
  expect(check, 'nothing new').toHaveBeenCalledOnce()
  stop()
  send('new')
  expect(take).toHaveBeenCalledTimes(2)
})

it('H2 restores payments that the host sends before the code of payments has loaded', () => {
  const { take, check } = open('new')
  expect(take.mock.calls).toEqual([['new']])
  expect(check).toHaveBeenCalledOnce()
})

it.each<[string, (deposit: DepositStore) => void, (deposit: DepositStore) => void]>([
  ['a press', (deposit) => deposit.setState('creating'), (deposit) => deposit.setState('idle')],
  ['a call without an answer', (deposit) => deposit.countInFlight(1), (deposit) => deposit.countInFlight(-1)],
])('H2 H3 H4 waits for the end of %s, whose payment the server could name', (_, begin, end) => {
  const { deposit, take, check, send } = open()
  begin(deposit)
  send('new')
  expect(take).not.toHaveBeenCalled()
  runInAction(() => end(deposit))
  expect(take.mock.calls).toEqual([['new']])
  expect(check).toHaveBeenCalledOnce()
})
