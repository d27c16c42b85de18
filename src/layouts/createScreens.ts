import { action, observable, reaction } from 'mobx'
import type { ScreenName } from '../../schemas/layout/screens/index.ts'
import { isForm } from '../../schemas/layout/screens/isForm.ts'
import type { FormStore } from '../forms/FormStore.ts'
import type { FormPlan } from '../forms/plan/FormPlan.ts'
import type { CheckedLayout } from '../language/CheckedLayout.ts'
import type { Method } from '../model/method.ts'
import type { MethodField } from '../model/methodField.ts'
import { cardViewTypeOf } from '../reference/cardViewTypes.ts'
import type { Layouts } from './createLayouts.ts'

/** The current page. */
export interface OpenScreen {
  readonly route: string
  readonly screen: ScreenName
  readonly builtIn: CheckedLayout
  /** The method of the page; only its name while the list is loading. MobX-observable. */
  readonly method: (() => Pick<Method, 'name'> | Method | undefined) | undefined
  /** Builds the form, if the page has one. */
  readonly forms: Forms | undefined
}

/** The layout that is drawn, with its form if it has one. */
export interface Opened {
  readonly route: string
  readonly layout: CheckedLayout
  readonly plan: FormPlan | undefined
  readonly form: FormStore | undefined
}

/** Plans and builds forms; lazy loaded with the payment code. */
export interface Forms {
  /** The currency of the payment; a change creates a new form. MobX-observable. */
  currency(): string
  /** `more`: the fields that an answer added to those of the method. */
  plan(layout: CheckedLayout, method: Method, more: readonly MethodField[]): FormPlan
  build(plan: FormPlan, method: Method, before: FormStore | undefined): FormStore
}

/** An operator's document that a page draws. */
export interface DrawnDocument {
  readonly screen: ScreenName
  readonly method: string | undefined
  readonly file: string
}

export interface OpenNeed {
  readonly layouts: Layouts
  /** Called once for each document and method. */
  readonly onDrawn: (drawn: DrawnDocument) => void
}

export interface Screens {
  enter(screen: OpenScreen | undefined): void
  /** The drawn layout of the current page. MobX-observable. */
  current(): Opened | undefined
  /** Adds fields that an answer requires. Typed values and fields added earlier are kept (CREATE-04). */
  addFields(fields: readonly MethodField[]): void
  dispose(): void
}

/** Chooses the layout of the current page, and builds its form before the layout is drawn. */
export function createScreens({ layouts, onDrawn }: OpenNeed): Screens {
  const screen = observable.box<OpenScreen | undefined>(undefined, { deep: false })
  const extra = observable.box<{ method: string; fields: readonly MethodField[] } | undefined>(undefined, {
    deep: false,
  })
  const opened = observable.box<Opened | undefined>(undefined, { deep: false })

  /** All inputs from which layout and form are built. If one changes, both are rebuilt. */
  function query(): ScreenQuery | undefined {
    const now = screen.get()
    if (now === undefined) return undefined
    const method = now.method?.()
    const payment = isForm(now.screen) ? known(method) : undefined
    if (isForm(now.screen) && payment === undefined) return undefined
    const layout = layouts.get({ screen: now.screen, builtIn: now.builtIn, ...loadsDocumentsOf(method) })
    const currency = payment && now.forms?.currency()
    return layout && { now, layout, payment, currency, extra: extra.get() }
  }

  function open(asked: ScreenQuery | undefined): Opened | undefined {
    if (asked === undefined) return undefined
    const { now, layout, payment } = asked
    if (payment === undefined || now.forms === undefined)
      return { route: now.route, layout, plan: undefined, form: undefined }
    const more = asked.extra?.method === payment.name ? asked.extra.fields : []
    const plan = now.forms.plan(layout, payment, more)
    return { route: now.route, layout, plan, form: now.forms.build(plan, payment, former(payment)) }
  }

  function former(payment: Method): FormStore | undefined {
    const before = opened.get()
    return before?.form !== undefined && formOf === payment.name ? before.form : undefined
  }

  const reported = new Set<string>()
  function reportDrawn({ now, layout }: ScreenQuery): void {
    const file = layouts.fileOf(layout)
    const method = now.method?.()?.name
    if (file === undefined || reported.has(`${file} ${method}`)) return
    reported.add(`${file} ${method}`)
    onDrawn({ screen: now.screen, method, file })
  }

  let formOf: string | undefined
  const stop = reaction(
    query,
    action((asked) => {
      opened.set(open(asked))
      formOf = asked?.payment?.name
      if (asked) reportDrawn(asked)
    }),
    { equals: isSameQuery },
  )

  return {
    enter: action((next: OpenScreen | undefined) => {
      if (screen.get()?.route !== next?.route) extra.set(undefined)
      screen.set(next)
    }),
    current: () => opened.get(),
    addFields: action((fields: readonly MethodField[]) => {
      const page = screen.get()
      const payment = page?.forms && known(page.method?.())
      if (payment === undefined) return
      const { method: asked, fields: before } = extra.get() ?? {}
      const names = new Set(fields.map(({ name }) => name))
      const earlier = asked === payment.name ? (before ?? []).filter(({ name }) => !names.has(name)) : []
      extra.set({ method: payment.name, fields: [...earlier, ...fields] })
    }),
    dispose: stop,
  }
}

/** The whole method; undefined while only its name is known. */
const known = (method: Pick<Method, 'name'> | Method | undefined): Method | undefined =>
  method && 'cardViewType' in method ? method : undefined

/** The keys for choosing a layout: method, category and card view type. The most specific match wins (O2). */
function loadsDocumentsOf(method: Pick<Method, 'name'> | Method | undefined) {
  const payment = known(method)
  return {
    method: method?.name,
    category: payment?.category,
    cardViewType: payment && cardViewTypeOf(payment.cardViewType),
  }
}

interface ScreenQuery {
  readonly now: OpenScreen
  readonly layout: CheckedLayout
  readonly payment: Method | undefined
  readonly currency: string | undefined
  readonly extra: { readonly method: string; readonly fields: readonly MethodField[] } | undefined
}

function isSameQuery(a: ScreenQuery | undefined, b: ScreenQuery | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  const isSameForm = a.payment === b.payment && a.currency === b.currency && a.extra === b.extra
  return a.now === b.now && a.layout === b.layout && isSameForm
}
