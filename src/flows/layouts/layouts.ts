import { action, observable } from 'mobx'
import type { ScreenName } from '../../../schemas/layout/screens/index.ts'
import type { CheckedLayout } from '../../language/CheckedLayout.ts'
import { chooseLayout, type LayoutQuestion, type LayoutRow } from '../../language/chooseLayout.ts'
import type { LayoutProblem } from '../../language/LayoutProblem.ts'
import { lazyPart } from '../../platform/lazyPart.ts'
import { messageOf } from '../../platform/messageOf.ts'

export interface LayoutsNeed {
  /** The text of `{static}layouts/<name>`; rejects when it can't be had. */
  readonly load: (name: string) => Promise<string>
  /** Resolves when every renderer is there. */
  readonly ready: () => Promise<unknown>
  readonly report: (code: string, message: string) => void
}

export interface DocumentQuestion extends LayoutQuestion {
  readonly screen: ScreenName
  /** What is drawn where there is no other. */
  readonly builtIn: CheckedLayout
}

export interface Layouts {
  /** Fetches the index; without it every screen is the built-in one. */
  loadIndex(): Promise<void>
  /**
   * The document to draw, or undefined while it is on its way. Read as MobX reads. A document that can't be had or
   * can't be drawn is reported, and the built-in one is given.
   */
  get(question: DocumentQuestion): CheckedLayout | undefined
  /** What could not be had is asked for again by its next screen. Not under a screen that draws the built-in one. */
  forgetMissing(): void
  /** The document failed while it was drawn: from now on the built-in one is given. False where it is that one. */
  giveUp(layout: CheckedLayout): boolean
}

const indexReader = lazyPart(() => import('./readLayoutIndex.ts'))
const reader = lazyPart(() => import('./readDocument.ts'))

/** Which layout serves which screen: the operators' own, checked here and nowhere else, or the built-in one. */
export function createLayouts({ load, ready, report }: LayoutsNeed): Layouts {
  const rows = observable.box<readonly LayoutRow[] | undefined>(undefined, { deep: false })
  const files = observable.map<string, CheckedLayout | 'loading' | 'refused' | 'missing'>({}, { deep: false })

  let wasUnproved = false

  async function readIndex(): Promise<readonly LayoutRow[]> {
    try {
      const [text, { readLayoutIndex }] = await Promise.all([load('index.json'), indexReader()])
      return readLayoutIndex(text)
    } catch (error) {
      report('layouts.index', `layouts/index.json can't be used: ${messageOf(error)} The built-in layouts are drawn.`)
    }
    return []
  }

  /** The checker comes with the first operator's document: built-in layouts were checked when the widget was built. */
  async function readFile(file: string, screen: ScreenName): Promise<void> {
    const put = action((value: CheckedLayout | 'refused' | 'missing') => files.set(file, value))
    try {
      const [text, { readDocument }] = await Promise.all([load(file), reader(), ready()])
      const { layout, problems, isUnproved } = await readDocument(file, text, screen)
      if (isUnproved && !wasUnproved)
        report('layout.unproved', `layouts/${file} is held to no hash: this page has none.`)
      wasUnproved ||= isUnproved
      for (const problem of problems) report('layout.document', sentence(file, problem))
      put(layout ?? 'refused')
    } catch (error) {
      report('layout.document', `layouts/${file} can't be read: ${messageOf(error)} The built-in layout is drawn.`)
      put('missing')
    }
  }

  const begin = action((file: string, screen: ScreenName) => {
    if (files.has(file)) return
    files.set(file, 'loading')
    void readFile(file, screen)
  })

  return {
    async loadIndex() {
      const found = await readIndex()
      action(() => rows.set(found))()
    },
    get(question) {
      const known = rows.get()
      // A screen without a method is drawn at once; a method's own form is worth the wait for the index.
      if (known === undefined) return question.method === undefined ? question.builtIn : undefined
      const file = chooseLayout(known, question)
      if (file === undefined) return question.builtIn
      const state = files.get(file)
      if (state === undefined) queueMicrotask(() => begin(file, question.screen))
      if (state === undefined || state === 'loading') return undefined
      return state === 'refused' || state === 'missing' ? question.builtIn : state
    },
    forgetMissing: action(() => {
      for (const [file, state] of files) if (state === 'missing') files.delete(file)
    }),
    giveUp: action((layout: CheckedLayout) => {
      const given = [...files].filter(([, state]) => state === layout)
      for (const [file] of given) files.set(file, 'refused')
      return given.length > 0
    }),
  }
}

function sentence(file: string, problem: LayoutProblem): string {
  const then = problem.isHandled ? 'The rest of the document is drawn.' : 'The built-in layout is drawn.'
  return `layouts/${file} ${problem.code} ${problem.pointer}: ${problem.message} ${then}`
}
