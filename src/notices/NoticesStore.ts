import { action, makeObservable, observableShallow } from 'mobx'

/** A message above the screen (DATA-56). The content may contain the few allowed HTML tags. */
export interface Notice {
  readonly id: string
  readonly title: string
  readonly content: string
  readonly tone: 'bad' | 'info' | 'good'
  /** True if it says whether money moved: it stays in the page until the next press. */
  readonly stays?: boolean
  /** Why a press had no effect: a screen that says the same by itself then leaves it to the notice. */
  readonly about?: string
}

export class NoticesStore {
  notices: Notice[] = []
  private count = 0

  constructor() {
    makeObservable(this, { notices: observableShallow, show: action, close: action })
  }

  /** Shows a notice and returns its id; an identical visible notice is not shown twice. */
  show(notice: Omit<Notice, 'id'>): string {
    const same = this.notices.find(({ title, content }) => title === notice.title && content === notice.content)
    if (same) return same.id
    const id = `notice-${++this.count}`
    this.notices = [...this.notices.slice(-2), { ...notice, id }]
    return id
  }

  close(id: string): void {
    this.notices = this.notices.filter((notice) => notice.id !== id)
  }
}
