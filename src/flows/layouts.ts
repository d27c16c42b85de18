import validateIndex from 'virtual:validate/layout/layoutIndex/LAYOUT_INDEX'
import { action, observable } from 'mobx'
import type { ScreenName } from '../../schemas/layout/screens.ts'
import type { CheckedLayout } from '../layout/CheckedLayout.ts'
import { checkDocument, checkText } from '../layout/checkDocument.ts'
import { chooseLayout, type LayoutQuestion, type LayoutRow } from '../layout/chooseLayout.ts'
import type { LayoutProblem } from '../layout/LayoutProblem.ts'

export interface LayoutsNeed {
  /** The text of `{static}layouts/<name>`; rejects when it can't be had. */
  readonly load: (name: string) => Promise<string>
  readonly builtIn: Readonly<Record<ScreenName, unknown>>
  readonly report: (code: string, message: string) => void
}

export interface Layouts {
  /** Fetches the index; without it every screen is the built-in one. */
  loadIndex(): Promise<void>
  /**
   * The document to draw, or undefined while it is on its way. Read as MobX reads. A document that can't be had or
   * can't be drawn is reported once, and the built-in one is given.
   */
  get(question: LayoutQuestion & { readonly screen: ScreenName }): CheckedLayout | undefined
  /** The document failed while it was drawn: from now on the built-in one is given. */
  giveUp(layout: CheckedLayout): void
  builtIn(screen: ScreenName): CheckedLayout
}

/** Which layout serves which screen: the operators' own, checked here and nowhere else, or the built-in one. */
export function createLayouts({ load, builtIn, report }: LayoutsNeed): Layouts {
  let index: Promise<readonly LayoutRow[]> = Promise.resolve([])
  const rows = observable.box<readonly LayoutRow[] | undefined>(undefined, { deep: false })
  const files = observable.map<string, CheckedLayout | 'loading' | 'refused'>({}, { deep: false })
  const checked = new Map<ScreenName, CheckedLayout>()

  async function readIndex(): Promise<readonly LayoutRow[]> {
    try {
      const json: unknown = JSON.parse(await load('index.json'))
      if (validateIndex(json)) return (json as { layouts: readonly LayoutRow[] }).layouts
      report('layouts.index', 'layouts/index.json is not an index of layouts. The built-in layouts are drawn.')
    } catch (error) {
      report(
        'layouts.index',
        `layouts/index.json could not be read (${messageOf(error)}). The built-in layouts are drawn.`,
      )
    }
    return []
  }

  async function readFile(file: string, screen: ScreenName): Promise<void> {
    const put = action((value: CheckedLayout | 'refused') => files.set(file, value))
    try {
      const { layout, problems } = checkText(await load(file), screen)
      for (const problem of problems) report('layout.document', sentence(file, problem))
      put(layout ?? 'refused')
    } catch (error) {
      report(
        'layout.document',
        `layouts/${file} could not be read (${messageOf(error)}). The built-in layout is drawn.`,
      )
      put('refused')
    }
  }

  function own(screen: ScreenName): CheckedLayout {
    const found = checked.get(screen) ?? checkDocument(builtIn[screen], screen).layout
    if (found === undefined) throw new Error(`The built-in layout of "${screen}" does not pass its own check.`)
    checked.set(screen, found)
    return found
  }

  return {
    async loadIndex() {
      index = readIndex()
      const found = await index
      action(() => rows.set(found))()
    },
    get(question) {
      const known = rows.get()
      if (known === undefined) return question.method === undefined ? own(question.screen) : undefined
      const file = chooseLayout(known, question)
      if (file === undefined) return own(question.screen)
      const state = files.get(file)
      if (state === undefined) {
        queueMicrotask(
          action(() => {
            if (files.has(file)) return
            files.set(file, 'loading')
            readFile(file, question.screen)
          }),
        )
      }
      if (state === undefined || state === 'loading') return undefined
      return state === 'refused' ? own(question.screen) : state
    },
    giveUp: action((layout: CheckedLayout) => {
      for (const [file, state] of files) if (state === layout) files.set(file, 'refused')
    }),
    builtIn: own,
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function sentence(file: string, problem: LayoutProblem): string {
  const then = problem.isHandled ? 'The rest of the document is drawn.' : 'The built-in layout is drawn.'
  return `layouts/${file} ${problem.code} ${problem.pointer}: ${problem.message} ${then}`
}
