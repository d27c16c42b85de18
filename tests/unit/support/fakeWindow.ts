/** The part of a browser window that channels use, with the behaviour of a browser. */
export interface FakeWindow extends EventTarget {
  readonly self: FakeWindow
  readonly parent: FakeWindow
  readonly location: { readonly origin: string }
  /** Every post made to this window, delivered or not. */
  readonly posts: readonly { readonly text: string; readonly targetOrigin: string }[]
  /** The delivered posts: those whose target is '*' or exactly the window's origin. */
  readonly read: readonly string[]
  postMessage(text: string, targetOrigin: string): void
  /** Dispatches a message event like the browser, with `source` and `origin`. */
  hear(data: unknown, from: { readonly source: unknown; readonly origin: string }): void
}

/** A fake window. Without `parent` it is a top-level window, which is its own parent. */
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
