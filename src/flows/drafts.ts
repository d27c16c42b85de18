import validate from 'virtual:validate/draft/DRAFT'
import { reaction } from 'mobx'
import type { Draft } from '../../schemas/draft.ts'
import type { Method } from '../../schemas/method.ts'
import type { Clock } from '../platform/clock.ts'
import type { KeyValueStore } from '../platform/storage.ts'
import type { FormStore } from '../stores/FormStore.ts'

const KEY = 'paywidget.draft'

/** How long the player must have stopped typing. */
const PAUSE_MS = 300

export interface DraftsNeed {
  readonly storage: KeyValueStore
  readonly clock: Clock
  readonly userId: string
  readonly form: () => FormStore | undefined
  readonly method: () => Method | undefined
  /** Hears that the page goes away or out of sight; gives its stop. */
  readonly onHide: (hide: () => void) => () => void
}

export interface Drafts {
  /** The method whose form was on the screen when the widget was drawn anew; told once. */
  openMethod(): string | undefined
  /** Puts what was typed for the method back into its form. */
  restore(form: FormStore, method: Method): void
  /** The payment is made, or given up. */
  drop(): void
  dispose(): void
}

/**
 * What is typed outlives a reload, and a host that changes the language: in session storage, for one method at a time,
 * and never what is secret. Where the browser denies storage it lives as long as the page.
 */
export function createDrafts({ storage, clock, userId, form, method, onHide }: DraftsNeed): Drafts {
  let cancel = () => {}
  /** Not written yet: the player may still be typing. */
  let pending: Draft | undefined
  let isDropped = false

  function kept(): Draft | undefined {
    try {
      const stored: unknown = JSON.parse(storage.get(KEY) ?? 'null')
      return validate(stored) && (stored as Draft).userId === userId ? (stored as Draft) : undefined
    } catch {
      return undefined // what somebody else wrote there is no draft of ours
    }
  }

  function now(): Draft | undefined {
    const [current, payment] = [form(), method()]
    if (current === undefined || payment === undefined) return undefined
    return { userId, method: payment.name, isOpen: false, step: current.step, values: current.typed() }
  }

  function flush(): void {
    cancel()
    if (pending !== undefined && Object.keys(pending.values).length > 0) write(pending)
    pending = undefined
  }

  const write = (draft: Draft) => storage.set(KEY, JSON.stringify(draft))

  const stops = [
    reaction(now, (draft) => {
      if (draft?.method !== pending?.method) flush()
      cancel()
      pending = draft
      isDropped = false
      cancel = clock.setTimeout(flush, PAUSE_MS)
    }),
    onHide(flush),
  ]

  return {
    openMethod: () => {
      const draft = kept()
      if (draft?.isOpen !== true) return undefined
      write({ ...draft, isOpen: false })
      return draft.method
    },
    restore: (made, payment) => {
      const draft = kept()
      if (draft?.method === payment.name) made.fill(draft.values, draft.step)
    },
    drop: () => {
      cancel()
      pending = undefined
      isDropped = true
      storage.remove(KEY)
    },
    dispose: () => {
      for (const stop of stops) stop()
      flush()
      const draft = isDropped ? undefined : now()
      if (draft !== undefined) write({ ...draft, isOpen: true })
    },
  }
}
