import type { Notice, NoticesStore } from '../../stores/NoticesStore.ts'

export type Notify = (notice: Omit<Notice, 'id'>) => void

/** Says something above the screen. The snackbar itself knows how long it stays. */
export function createNotify(notices: NoticesStore): Notify {
  return (notice) => void notices.show(notice)
}
