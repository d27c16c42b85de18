import type { Clock } from '../platform/clock.ts'
import type { Notice, NoticesStore } from '../stores/NoticesStore.ts'

/** How long a notice stays (spec 8, 9). */
const NOTICE_MS = 5_000

export type Notify = (notice: Omit<Notice, 'id'>) => void

export function createNotify(notices: NoticesStore, clock: Clock): Notify {
  return (notice) => {
    const id = notices.show(notice)
    clock.setTimeout(() => notices.close(id), NOTICE_MS)
  }
}
