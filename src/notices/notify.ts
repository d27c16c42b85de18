import type { Notice, NoticesStore } from './NoticesStore.ts'

export type Notify = (notice: Omit<Notice, 'id'>) => void

/** Shows a snackbar, which decides itself how long it stays. */
export function createNotify(notices: NoticesStore): Notify {
  return (notice) => void notices.show(notice)
}
