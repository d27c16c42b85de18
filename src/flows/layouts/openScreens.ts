import { action, observable, reaction } from 'mobx'
import type { ScreenName } from '../../../schemas/layout/screens/index.ts'
import { isForm } from '../../../schemas/layout/screens/isForm.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import type { FormPlan } from '../../forms/plan/FormPlan.ts'
import type { CheckedLayout } from '../../language/CheckedLayout.ts'
import type { Method } from '../../model/method.ts'
import type { MethodField } from '../../model/methodField.ts'
import { cardViewTypeOf } from '../../reference/cardViewTypes.ts'
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

/** How a form is planned and built; it comes with the payment's code. */
export interface Forms {
  /** Of the method's own fields and those that an answer added. */
  plan(layout: CheckedLayout, method: Method, more: readonly MethodField[]): FormPlan
  build(plan: FormPlan, method: Method, before: FormStore | undefined): FormStore
}

export interface OpenNeed {
  readonly layouts: Layouts
  /** The one that was chosen. */
  readonly method: () => Method | undefined
  /** The one of the current deposit, for the pages after the form: its name alone while the list is on its way. */
  readonly paid: () => Pick<Method, 'name'> | Method | undefined
  /** How forms are made, or undefined while that code is on its way. Read as MobX reads. */
  readonly forms: () => Forms | undefined
  readonly report: (code: string, message: string) => void
}

export interface Screens {
  enter(screen: OpenScreen): void
  /** Read as MobX reads. */
  current(): Opened | undefined
  /** An answer asked for more fields: the form grows by them, what was typed and asked before stays (CREATE-04). */
  addFields(fields: readonly MethodField[]): void
  dispose(): void
}

/** Which document is on the screen, and the form made from it before anything is drawn. */
export function openScreens({ layouts, method, paid, forms, report }: OpenNeed): Screens {
  const screen = observable.box<OpenScreen | undefined>(undefined, { deep: false })
  const extra = observable.box<{ method: string; fields: readonly MethodField[] } | undefined>(undefined, {
    deep: false,
  })
  const opened = observable.box<Opened | undefined>(undefined, { deep: false })

  /** All that decides what is drawn; a new one draws anew. */
  function question(): Question | undefined {
    const now = screen.get()
    if (now === undefined) return undefined
    const hasForm = isForm(now.screen)
    const payment = hasForm ? method() : undefined
    const made = hasForm ? forms() : undefined
    if (hasForm && (payment === undefined || made === undefined)) return undefined
    const layout = layouts.get({ screen: now.screen, ...asksFor(now.screen === 'complete' ? paid() : payment) })
    return layout && { now, layout, payment, forms: made, extra: extra.get() }
  }

  function open(asked: Question | undefined): Opened | undefined {
    if (asked === undefined) return undefined
    const { now, layout, payment, forms: made } = asked
    if (payment === undefined || made === undefined)
      return { route: now.route, layout, plan: undefined, form: undefined }
    const more = asked.extra?.method === payment.name ? asked.extra.fields : []
    const plan = made.plan(layout, payment, more)
    for (const type of plan.unknownTypes)
      report('field.type', `The field type "${type}" is not known; it is drawn as text.`)
    for (const name of plan.overruled)
      report('field.overruled', `The field "${name}" of ${layout.id} gives way to the server's of that name.`)
    return { route: now.route, layout, plan, form: made.build(plan, payment, former(payment)) }
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
      if (payment === undefined) return
      const { method: asked, fields: before } = extra.get() ?? {}
      const names = new Set(fields.map(({ name }) => name))
      const earlier = asked === payment.name ? (before ?? []).filter(({ name }) => !names.has(name)) : []
      extra.set({ method: payment.name, fields: [...earlier, ...fields] })
    }),
    dispose: stop,
  }
}

/** The most specific document wins: of the method, its category, its card view type (O2). */
function asksFor(method: Pick<Method, 'name'> | Method | undefined) {
  const known = method && 'cardViewType' in method ? method : undefined
  return {
    method: method?.name,
    category: known?.category,
    cardViewType: known && cardViewTypeOf(known.cardViewType),
  }
}

interface Question {
  readonly now: OpenScreen
  readonly layout: CheckedLayout
  readonly payment: Method | undefined
  readonly extra: { readonly method: string; readonly fields: readonly MethodField[] } | undefined
  readonly forms: Forms | undefined
}

function isSameQuestion(a: Question | undefined, b: Question | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  return a.now.route === b.now.route && a.layout === b.layout && a.payment === b.payment && a.extra === b.extra
}
