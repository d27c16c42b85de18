import { type APIRequestContext, expect } from '@playwright/test'
import type { CallRecord } from '../../../mocks/cashier/CashierCall.ts'
import type { Deposit } from '../../../mocks/cashier/Deposit.ts'
import type { Withdrawal } from '../../../mocks/cashier/Withdrawal.ts'
import { WIDGET } from './places.ts'

/** Lets a journey inspect and control its own cashier. */
export interface MockCashier {
  /** The calls with this name, in the order of arrival. */
  calls(name: string): Promise<readonly CallRecord[]>
  deposits(): Promise<readonly Deposit[]>
  withdrawals(): Promise<readonly Withdrawal[]>
  /**
   * Sets the status of the newest deposit, or withdrawal if there is no deposit, like the provider: 1 paid, 2 declined.
   */
  report(status: number | string): Promise<void>
  /** Pushes a message over the sockets of all open widgets of the player. */
  push(type: string, data: unknown): Promise<void>
  /** Pushes a series; `#` in the data becomes the number of the push. */
  pushOften(type: string, data: unknown, series: { times: number; perSecond: number }): Promise<void>
  /** Switches to another scenario. */
  play(scenario: string): Promise<void>
  /** Advances the cashier's clock; deposits that are due by then are stored. */
  pass(ms: number): Promise<void>
  /** The cashier of another player. */
  of(token: string): MockCashier
  /** The codes of the problems reported by the widget. */
  problems(): Promise<readonly string[]>
}

export function mockCashier(request: APIRequestContext, token: () => string, origin = WIDGET): MockCashier {
  const at = (what: string) => `${origin}/__cashier/${encodeURIComponent(token())}/${what}`
  const ask = async (what: string) => (await request.get(at(what))).json()
  const tell = async (what: string, data: object) =>
    expect((await request.post(at(what), { data })).ok(), `the cashier accepts ${what}`).toBe(true)

  const calls = async (name: string) => ((await ask('calls')) as CallRecord[]).filter((call) => call.name === name)
  const deposits = async (): Promise<readonly Deposit[]> => ask('deposits')
  const withdrawals = async (): Promise<readonly Withdrawal[]> => ask('withdrawals')

  return {
    calls,
    deposits,
    withdrawals,
    report: async (status) =>
      tell('status', { depositId: ((await deposits()).at(-1) ?? (await withdrawals()).at(-1))?.id, status }),
    push: (type, data) => tell('push', { type, data }),
    pushOften: (type, data, series) => tell('push', { type, data, ...series }),
    play: (name) => tell('scenario', { name }),
    pass: (ms) => tell('pass', { ms }),
    of: (other) => mockCashier(request, () => other, origin),
    problems: async () => {
      const events = (await calls('events')).flatMap(
        ({ payload }) => payload.events as readonly { key: string; value: { code: string } }[],
      )
      return events.filter(({ key }) => key === 'problem').map(({ value }) => value.code)
    },
  }
}
