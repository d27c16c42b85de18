import { isRecord } from '../../../schemas/isRecord.ts'
import { digestOf } from '../../platform/values/digestOf.ts'
import type { AppNeed } from '../../services/AppNeed.ts'

/** The last request that each cashier has applied: a restart with other settings does not apply it again. */
const applied = new WeakMap<object, Request>()

interface Request {
  /** The player and the page. */
  readonly page: string
  /** The id of the request; empty if the host gave none. Such a request repeats the last request for the same page. */
  readonly id: string
}

/** Whether a request of the host is new, was applied before a reload, or is over. */
export type OpeningState = 'new' | 'reloaded' | 'over'

/** Remembers for the tab which page the host has requested, so that a reload does not open it again. */
export function openRequestState({ embedding, storage, data }: AppNeed, request: unknown) {
  const key = `paywidget.opened${storage.place && `.${storage.place}`}`
  const { id, ...members } = isRecord(request) ? request : {}
  const [page = '', keptId = '', keptState] = storage.own.get(key)?.split(' ') ?? []
  const now: Request = {
    page: digestOf(JSON.stringify([data?.identity, members])),
    id: isAbsent(id) ? '' : digestOf(JSON.stringify(id)),
  }
  const isAgain = (before: Request) => before.page === now.page && (now.id === '' || before.id === now.id)
  const kept = { page, id: keptId }
  const last = applied.get(embedding)
  const isOver = (last !== undefined && isAgain(last)) || (isAgain(kept) && keptState === 'over')
  const next = { page: now.page, id: now.id || (isAgain(kept) ? kept.id : '') }
  function keep(state: 'open' | 'over'): void {
    applied.set(embedding, next)
    storage.own.set(key, `${next.page} ${next.id} ${state}`)
  }
  return {
    state: (isOver ? 'over' : isAgain(kept) ? 'reloaded' : 'new') as OpeningState,
    begin: () => keep('open'),
    /** The player has left the page: a reload shows the list. */
    end: () => keep('over'),
  }
}

const isAbsent = (id: unknown): boolean => id === undefined || id === null || id === ''
