import { action, observable } from 'mobx'
import type { ScreenName } from '../../schemas/layout/screens/index.ts'
import type { CheckedLayout } from '../language/CheckedLayout.ts'
import { chooseLayout, type LayoutQuery, type LayoutRow } from '../language/chooseLayout.ts'
import { lazyModule } from '../platform/files/lazyModule.ts'
import { downloadChunk } from '../platform/files/loadChunk.ts'
import { messageOf } from '../platform/values/messageOf.ts'
import type { LayoutsNeed } from './LayoutsNeed.ts'

export interface DocumentQuery extends LayoutQuery {
  readonly screen: ScreenName
  /** Drawn if the operator has published no layout that matches. */
  readonly builtIn: CheckedLayout
}

export interface Layouts {
  /**
   * Fetches the index (in the studio, again after each edit). `preview` is the text of an index to use instead of the
   * live one. A failure is reported, and then all screens use the built-in layouts until `forgetMissing`.
   */
  loadIndex(preview?: string): Promise<void>
  /**
   * The layout to draw; undefined while it is loading. MobX-observable. If the operator's layout can't be loaded or is
   * invalid, the problem is reported and the operator's next layout that fits is returned, at last the built-in layout.
   */
  get(query: DocumentQuery): CheckedLayout | undefined
  /** Downloads the code that checks the operator's layouts, if the index has any. */
  downloadReader(): unknown
  /** The file of an operator's layout; undefined for a built-in one. */
  fileOf(layout: CheckedLayout): string | undefined
  /**
   * Forgets load failures: reads the index again, and lets the next screen read its files again. Not to be called while
   * a screen draws a built-in layout as the replacement.
   */
  forgetMissing(): void
  /**
   * Replaces the operator's layout by the built-in layout, after an error during rendering. False if the failed layout
   * is itself built in.
   */
  giveUp(layout: CheckedLayout): boolean
}

const indexReader = lazyModule(() => import('./readLayoutIndex.ts'))
const readerCode = () => import('./readDocument.ts')
const reader = lazyModule(readerCode)

/**
 * Loads, checks and caches the operator's layouts, and decides whether a screen uses one of these or the built-in
 * layout.
 */
export function createLayouts(need: LayoutsNeed): Layouts {
  const { load, ready, report } = need
  const rows = observable.box<readonly LayoutRow[] | undefined>(undefined, { deep: false })
  const files = observable.map<string, CheckedLayout | 'loading' | 'refused' | 'missing'>({}, { deep: false })

  /** Reads the index again. Set after a failure. */
  let retryIndex: (() => Promise<void>) | undefined

  async function loadIndex(preview?: string): Promise<void> {
    retryIndex = undefined
    let found: readonly LayoutRow[] = []
    try {
      const [text, { rowsFor }] = await Promise.all([preview ?? load('index.json'), indexReader()])
      found = await rowsFor(text, need)
    } catch (error) {
      retryIndex = () => loadIndex(preview)
      report('layouts.index', `layouts/index.json can't be used, built-in layouts are drawn: ${messageOf(error)}`)
    }
    // Removed from builds of the widget.
    if (import.meta.env.MODE !== 'production') await readEdited(found)
    action(() => rows.set(found))()
  }

  /**
   * The checker is lazy loaded with the operator's first layout, because built-in layouts were checked at build time.
   */
  async function readFile(file: string, screen: ScreenName): Promise<void> {
    const put = action((value: CheckedLayout | 'refused' | 'missing') => files.set(file, value))
    try {
      const [text, { readDocument }] = await Promise.all([load(file), reader(), ready()])
      put((await readDocument(file, text, screen, need)) ?? 'refused')
    } catch (error) {
      report('layout.document', `layouts/${file} can't be read, another layout is drawn: ${messageOf(error)}`)
      put('missing')
    }
  }

  /**
   * In the studio: reads edited documents before those that they replace leave the screen, so that the page stays as it
   * is.
   */
  async function readEdited(found: readonly LayoutRow[]): Promise<void> {
    const before = rows.get()
    const edited = before && found.filter(({ file }) => !files.has(file) && !before.some((row) => row.file === file))
    await Promise.all((edited ?? []).map(({ file, screen }) => readFile(file, screen as ScreenName)))
  }

  const begin = action((file: string, screen: ScreenName) => {
    if (files.has(file)) return
    files.set(file, 'loading')
    void readFile(file, screen)
  })

  const fileOf = (layout: CheckedLayout) => [...files].find(([, state]) => state === layout)?.[0]

  return {
    loadIndex,
    get(query) {
      const known = rows.get()
      // Until the index has loaded, a screen without a method uses the built-in layout, and a method's screen waits for
      // the index.
      if (known === undefined) return query.method === undefined ? query.builtIn : undefined
      for (let rest = known; ; ) {
        const file = chooseLayout(rest, query)
        if (file === undefined) return query.builtIn
        const state = files.get(file)
        if (state === undefined) queueMicrotask(() => begin(file, query.screen))
        if (state === undefined || state === 'loading') return undefined
        if (state !== 'refused' && state !== 'missing') return state
        rest = rest.filter((row) => row.file !== file)
      }
    },
    downloadReader: () => rows.get()?.length && downloadChunk(readerCode),
    fileOf,
    forgetMissing: action(() => {
      if (retryIndex) {
        rows.set(undefined) // as at the start, the screen of a method waits for the index
        void retryIndex()
      }
      for (const [file, state] of files) if (state === 'missing') files.delete(file)
    }),
    giveUp: action((layout: CheckedLayout) => {
      const file = fileOf(layout)
      if (file) files.set(file, 'refused')
      return !!file
    }),
  }
}
