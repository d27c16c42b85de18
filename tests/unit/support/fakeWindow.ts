/** As much of a browser window as a channel touches, and nothing that a browser would not do. */
export interface FakeWindow extends EventTarget {
  readonly self: FakeWindow
  readonly parent: FakeWindow
  readonly location: { readonly origin: string }
  /** Every post made to this window, delivered or not. */
  readonly posts: readonly { readonly text: string; readonly targetOrigin: string }[]
  /** What its own scripts get to read: the posts whose target is '*' or exactly its origin. */
  readonly read: readonly string[]
  postMessage(text: string, targetOrigin: string): void
  /** A message event as the browser writes it, `source` and `origin` included. */
  hear(data: unknown, from: { readonly source: unknown; readonly origin: string }): void
}

/** Without a parent it is a window at the top, which is its own parent. */
export function fakeWindow(origin: string, parent?: FakeWindow): FakeWindow {
  const posts: { text: string; targetOrigin: string }[] = []
  const read: string[] = []
  const view: FakeWindow = Object.assign(new EventTarget(), {
    location: { origin },
    posts,
    read,
    postMessage(text: string, targetOrigin: string) {
      posts.push({ text, targetOrigin })
      if (targetOrigin === '*' || targetOrigin === origin) read.push(text)
    },
    hear(data: unknown, from: { source: unknown; origin: string }) {
      view.dispatchEvent(Object.assign(new Event('message'), { data, ...from }))
    },
  }) as never
  return Object.assign(view, { self: view, parent: parent ?? view })
}
