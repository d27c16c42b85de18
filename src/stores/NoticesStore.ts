import { action, makeObservable, observableShallow } from 'mobx'

/** Something said to the player above the screen (DATA-56). The content may hold the few tags that are allowed. */
export interface Notice {
  readonly id: string
  readonly title: string
  readonly content: string
  readonly tone: 'bad' | 'info' | 'good'
}

export class NoticesStore {
  notices: Notice[] = []
  #count = 0

  constructor() {
    makeObservable(this, { notices: observableShallow, show: action, close: action })
  }

  /** The id of the notice; the same text is not said twice at once. */
  show(notice: Omit<Notice, 'id'>): string {
    const same = this.notices.find(({ title, content }) => title === notice.title && content === notice.content)
    if (same) return same.id
    const id = `notice-${++this.#count}`
    this.notices = [...this.notices.slice(-2), { ...notice, id }]
    return id
  }

  close(id: string): void {
    this.notices = this.notices.filter((notice) => notice.id !== id)
  }
}
