import { action, observable, reaction } from 'mobx'
import { SCREENS, type ScreenName } from '../../schemas/layout/screens.ts'
import type { Method } from '../../schemas/method.ts'
import type { MethodField } from '../../schemas/methodField.ts'
import type { CheckedLayout } from '../layout/CheckedLayout.ts'
import { type FormPlan, planForm } from '../layout/planForm.ts'
import { cardViewTypeOf } from '../reference/cardViewTypes.ts'
import type { FormStore } from '../stores/FormStore.ts'
import type { Layouts } from './layouts.ts'

export interface OpenScreen {
  readonly route: string
  readonly screen: ScreenName
}

/** What is drawn now: the document, and its form when it has one. */
export interface Opened {
  readonly route: string
  readonly layout: CheckedLayout
  readonly plan: FormPlan | undefined
  readonly form: FormStore | undefined
}

export interface OpenNeed {
  readonly layouts: Layouts
  readonly method: () => Method | undefined
  readonly build: (plan: FormPlan, method: Method, before: FormStore | undefined) => FormStore
  readonly report: (code: string, message: string) => void
}

export interface Screens {
  enter(screen: OpenScreen): void
  /** Read as MobX reads. */
  current(): Opened | undefined
  /** The create answer asked for more fields: the form grows, what was typed stays (CREATE-04). */
  addFields(fields: readonly MethodField[]): void
  dispose(): void
}

/** Which document is on the screen, and the form made from it before anything is drawn. */
export function openScreens({ layouts, method, build, report }: OpenNeed): Screens {
  const screen = observable.box<OpenScreen | undefined>(undefined, { deep: false })
  const extra = observable.box<{ method: string; fields: readonly MethodField[] } | undefined>(undefined, {
    deep: false,
  })
  const opened = observable.box<Opened | undefined>(undefined, { deep: false })

  /** All that decides what is drawn; a new one draws anew. */
  function question(): Question | undefined {
    const now = screen.get()
    if (now === undefined) return undefined
    const isForm = SCREENS[now.screen].isForm
    const payment = isForm ? method() : undefined
    const layout = layouts.get({
      screen: now.screen,
      method: payment?.name,
      category: payment?.category,
      cardViewType: payment && cardViewTypeOf(payment.cardViewType),
    })
    return layout && { now, layout, payment, extra: extra.get(), isForm }
  }

  function open(asked: Question | undefined): Opened | undefined {
    if (asked === undefined) return undefined
    const { now, layout, payment } = asked
    if (!asked.isForm) return { route: now.route, layout, plan: undefined, form: undefined }
    if (payment === undefined) return undefined
    const more = asked.extra?.method === payment.name ? asked.extra.fields : []
    const plan = planForm(layout, [...payment.fields, ...more])
    for (const type of plan.unknownTypes)
      report('field.type', `The field type "${type}" is not known; it is drawn as text.`)
    return { route: now.route, layout, plan, form: build(plan, payment, former(payment)) }
  }

  function former(payment: Method): FormStore | undefined {
    const before = opened.get()
    return before?.form !== undefined && formOf === payment.name ? before.form : undefined
  }

  let formOf: string | undefined
  const stop = reaction(
    question,
    action((asked) => {
      opened.set(open(asked))
      formOf = asked?.payment?.name
    }),
    { equals: isSameQuestion },
  )

  return {
    enter: action((next: OpenScreen) => {
      if (screen.get()?.route !== next.route) extra.set(undefined)
      screen.set(next)
    }),
    current: () => opened.get(),
    addFields: action((fields: readonly MethodField[]) => {
      const payment = method()
      if (payment) extra.set({ method: payment.name, fields })
    }),
    dispose: stop,
  }
}

interface Question {
  readonly now: OpenScreen
  readonly layout: CheckedLayout
  readonly payment: Method | undefined
  readonly extra: { readonly method: string; readonly fields: readonly MethodField[] } | undefined
  readonly isForm: boolean
}

function isSameQuestion(a: Question | undefined, b: Question | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  return a.now.route === b.now.route && a.layout === b.layout && a.payment === b.payment && a.extra === b.extra
}
