import { randomUUID } from 'node:crypto'
import type { CashierAnswer } from '../cashier/CashierAnswer.ts'
import type { Cashier } from '../cashier/createCashier.ts'
import type { Cashiers } from '../cashier/createCashiers.ts'
import { masked } from '../hostPage/masked.ts'
import type { CallNotice } from '../worker/channels.ts'

/** Wraps cashiers so that each call and its outcome are reported. */
export function watchedCashiers(cashiers: Cashiers, onCall: (notice: CallNotice) => void): Cashiers {
  const known = new Map<Cashier, Cashier>()
  return {
    of(token) {
      const cashier = cashiers.of(token)
      const watched = known.get(cashier) ?? watch(cashier, onCall)
      known.set(cashier, watched)
      return watched
    },
  }
}

function watch(cashier: Cashier, onCall: (notice: CallNotice) => void): Cashier {
  return {
    ...cashier,
    async handle(call) {
      const start = performance.now()
      const notice = { id: randomUUID(), at: Date.now(), method: 'SOCKET', path: `BANKING:${call.name}` }
      const headers = Object.fromEntries(Object.entries(call.headers).map(([name, value]) => [name, String(value)]))
      const sent = masked({ address: notice.path, headers, body: call.payload as unknown }, call.token)
      onCall({ ...notice, sent })
      const answer = await cashier.handle(call)
      const ms = Math.round(performance.now() - start) + ('delayMs' in answer ? (answer.delayMs ?? 0) : 0)
      onCall({
        ...notice,
        sent,
        outcome: masked({ status: statusOf(answer), ms, headers: {}, body: bodyOf(answer) }, call.token),
      })
      return answer
    },
  }
}

const statusOf = (answer: CashierAnswer) =>
  answer.kind === 'hang' || answer.kind === 'reset' ? answer.kind : answer.status

function bodyOf(answer: CashierAnswer): unknown {
  if (answer.kind === 'html') return answer.html
  return answer.kind === 'json' ? answer.body : undefined
}
