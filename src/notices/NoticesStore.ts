import { action, makeObservable, observableShallow } from 'mobx'

/** A message above the screen (DATA-56). The content may contain the few allowed HTML tags. */
export interface Notice {
  readonly id: string
  readonly title: string
  readonly content: string
  readonly tone: 'bad' | 'info' | 'good'
  /** True if it says whether money moved: it stays in the page until the next press. */
  readonly stays?: boolean
  /** Why a press had no effect. A screen with a text of its own for this hides it while the notice is shown. */
  readonly about?: string
  /** Differs each time that the notice is shown again while it is visible. */
  readonly again?: number
}

export class NoticesStore {
  notices: Notice[] = []
  private count = 0

  constructor() {
    makeObservable(this, { notices: observableShallow, show: action, close: action })
  }

  /** Shows a notice and returns its id. An identical visible notice keeps its id and is shown for its whole time again. */
  show(notice: Omit<Notice, 'id'>): string {
    const again = ++this.count
    const { notices } = this
    const same = notices.find(({ title, content }) => title === notice.title && content === notice.content)
    const id = same?.id ?? `notice-${again}`
    if (same) notices[notices.indexOf(same)] = { ...same, again }
    else this.notices = [...notices.slice(-2), { ...notice, id }]
    return id
  }

  close(id: string): void {
    this.notices = this.notices.filter((notice) => notice.id !== id)
  }
}
