import type { Notice, NoticesStore } from './NoticesStore.ts'

export type Notify = (notice: Omit<Notice, 'id'>) => void

/** Shows a notice as a snackbar. The component decides how long the snackbar stays. */
export function createNotify(notices: NoticesStore): Notify {
  return (notice) => void notices.show(notice)
}
