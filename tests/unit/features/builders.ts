import { observable, runInAction } from 'mobx'
import { METHOD_FOLDERS } from '../../../fixtures/index.ts'
import redirect from '../../../schemas/layouts/deposit.redirect.json' with { type: 'json' }
import type { Scopes } from '../../../schemas/scopes/views.ts'
import { plainField } from '../../../src/api/readField.ts'
import { readMethod } from '../../../src/api/readMethod.ts'
import { readMethodFields } from '../../../src/api/readMethodFields.ts'
import { createFormats } from '../../../src/app/createFormats.ts'
import { BonusStore } from '../../../src/catalog/BonusStore.ts'
import { LimitsStore } from '../../../src/catalog/LimitsStore.ts'
import { MethodsStore } from '../../../src/catalog/MethodsStore.ts'
import { methodLimits } from '../../../src/catalog/methodLimits.ts'
import { buildForm } from '../../../src/forms/buildForm.ts'
import type { FormNeed } from '../../../src/forms/FormNeed.ts'
import type { FormStore } from '../../../src/forms/FormStore.ts'
import type { FormPlan } from '../../../src/forms/plan/FormPlan.ts'
import { planForm } from '../../../src/forms/plan/planForm.ts'
import { withGivenAmount } from '../../../src/forms/plan/withGivenAmount.ts'
import { withoutSecurityCodes } from '../../../src/forms/plan/withoutSecurityCodes.ts'
import { createTexts, type Texts } from '../../../src/i18n/createTexts.ts'
import type { CheckedLayout } from '../../../src/language/CheckedLayout.ts'
import { checkDocument } from '../../../src/language/checkDocument.ts'
import { evaluate, isTrue } from '../../../src/language/expression/evaluate.ts'
import type { Method } from '../../../src/model/method.ts'
import type { MethodField } from '../../../src/model/methodField.ts'
import type { Limits } from '../../../src/money/limits.ts'
import { DepositStore } from '../../../src/payments/DepositStore.ts'
import { TransactionStore } from '../../../src/payments/TransactionStore.ts'
import type { DocumentLock } from '../../../src/platform/storage/documentLock.ts'
import type { SharedStore } from '../../../src/platform/storage/storage.ts'
import { isP2pMarket } from '../../../src/reference/p2pMarket.ts'
import { RouteStore } from '../../../src/session/RouteStore.ts'
import { SessionStore } from '../../../src/session/SessionStore.ts'
import { formScreen } from '../language/documents.ts'
import { allScopes } from '../support/allScopes.ts'
import { once } from '../support/lazily.ts'

/** A method of the fixtures, as parsed from the list. */
export function fixtureMethod(name: string, over: Record<string, unknown> = {}): Method {
  const raw = METHOD_FOLDERS.find((folder) => folder.name === name)?.method
  const method = readMethod({ ...raw, ...over })
  if (method === undefined) throw new Error(`The fixture "${name}" is no method.`)
  return method
}

export const serverField = (over: Partial<MethodField> = {}): MethodField => ({
  ...plainField('cpf'),
  label: 'field.cpf',
  ...over,
})

interface SessionFacts {
  readonly userId?: string
  readonly currency?: string
  readonly paymentGeo?: string
  readonly theme?: 'light' | 'dark'
  readonly lang?: string
  readonly mode?: SessionStore['mode']
}

export function session({
  userId = 'user-7',
  currency = 'MXN',
  paymentGeo = 'MX',
  theme = 'light',
  lang = 'en',
  mode = 'main',
}: SessionFacts = {}): SessionStore {
  return new SessionStore({
    user: { currency, paymentGeo, platform: 'desktop', lang },
    identity: userId,
    mode,
    theme,
    native: false,
    platformVersion: 'redesign',
    canClose: true,
    experiments: { payment_methods: 'group_b' },
  })
}

/** The texts of a language; without a table, English. */
export async function textsOf(lang = 'en', table?: Readonly<Record<string, string>>): Promise<Texts> {
  return createTexts({
    lang,
    load: async () => table ?? Promise.reject(new Error('no table')),
    onMissing: () => {},
    onFailed: () => {},
  })
}

let checked: CheckedLayout | undefined

function checkedRedirect(): CheckedLayout {
  checked ??= checkedLayout(redirect)
  return checked
}

/** A checked layout; throws if the JSON has problems. */
export function checkedLayout(json: unknown): CheckedLayout {
  const { layout, problems } = checkDocument(json, 'deposit.redirect')
  if (layout === undefined) throw new Error(JSON.stringify(problems, undefined, 1))
  return layout
}

const plans = new WeakMap<CheckedLayout, WeakMap<Method, FormPlan>>()

/** Plans are cached, which is safe because nothing mutates them. */
function planOf(layout: CheckedLayout, method: Method): FormPlan {
  const known = plans.get(layout) ?? new WeakMap<Method, FormPlan>()
  plans.set(layout, known)
  const plan = known.get(method) ?? planForm(layout, readMethodFields(method))
  known.set(method, plan)
  return plan
}

export interface FormFacts {
  readonly layout: CheckedLayout
  readonly method: Method
  readonly player: SessionStore
  readonly texts: Texts
  /** Fields in addition to the method's own. */
  readonly fields?: readonly MethodField[]
  readonly before?: FormStore | undefined
  readonly limits?: LimitsStore | undefined
  readonly random?: (bound: bigint) => bigint
  /** Whether the method gives the amount, so that the player does not type it. */
  readonly isGiven?: boolean
  /** The limits of a withdrawal; default: those of a deposit. */
  readonly limitsOf?: (() => Limits) | undefined
  /** The check of a crypto address; default: every address is valid. */
  readonly fitsChain?: FormNeed['fitsChain']
  /** The bonuses that the page offers. */
  readonly bonus?: BonusStore
  /** Leaves out the security codes of cards, as deployments do by default. */
  readonly isWithoutCodes?: boolean
}

/**
A form as the app builds it: from a checked layout and a plan, with rules that read the scopes of the same form.
 */
export function openForm({ layout, method, player, texts, fields = [], before, ...facts }: FormFacts) {
  const { limits = new LimitsStore(), random = () => 0n, bonus = new BonusStore([]) } = facts
  const methods = new MethodsStore()
  methods.selectMethod(method)
  const open = observable.box<FormStore | undefined>(before, { deep: false })
  const scopes = once<Scopes>(() =>
    allScopes({
      ...{
        session: player,
        methods,
        limits,
        texts,
        site: { staticPath: '/static/', iconBase: '/icons/', instructions: {} },
      },
      ...{ deposit: new DepositStore(), transaction: new TransactionStore(), bonus },
      route: new RouteStore(),
      form: () => open.get(),
    }),
  )
  const formats = createFormats(texts, (currency) => player.decimalsOf(currency))
  const readScope = (name: string) => (scopes() as unknown as Readonly<Record<string, unknown>>)[name]
  const asked = fields.length > 0 ? planForm(layout, [...readMethodFields(method), ...fields]) : planOf(layout, method)
  const given = facts.isGiven ? withGivenAmount(asked) : asked
  const plan = facts.isWithoutCodes ? withoutSecurityCodes(given, () => {}) : given
  const bad: string[] = []
  const need: FormNeed = {
    method,
    isP2pMarket: isP2pMarket(method, {}),
    place: {
      currency: player.user.currency,
      decimals: player.decimalsOf(player.user.currency),
      country: player.paymentGeo,
    },
    limits: facts.limitsOf ?? (() => methodLimits(method, player, limits)),
    texts,
    today: () => ({ year: 2026, month: 11, day: 21 }),
    random,
    staticPath: '/static/',
    expressions: {
      isTrue: (condition) => isTrue(condition, readScope, formats),
      value: (expression) => evaluate(expression, readScope, formats),
    },
    fitsChain: facts.fitsChain ?? (() => true),
    onBadRule: (field, regex) => void bad.push(`${field}: ${regex}`),
  }
  const form = buildForm(plan, need, before)
  runInAction(() => open.set(form))
  return {
    ...{ bad, form, formats, limits, need, plan },
    get scopes() {
      return scopes()
    },
  }
}

/** A form with these nodes and an amount; its method has only the given fields. */
export function formWith(
  nodes: readonly unknown[],
  { texts, ...facts }: Pick<FormFacts, 'texts'> & Partial<Omit<FormFacts, 'layout'>>,
) {
  return openForm({
    layout: checkedLayout(formScreen(...nodes)),
    method: fixtureMethod('airtm', { fields: [] }),
    player: session(),
    texts,
    ...facts,
  })
}

/** The method's form in the built-in layout, filled by field name. */
export function formOf(
  method: Method,
  player: SessionStore,
  texts: Texts,
  filled: Readonly<Record<string, string>> = {},
  more: Pick<FormFacts, 'fields' | 'before' | 'limits' | 'limitsOf' | 'bonus'> = {},
): FormStore {
  const { form } = openForm({ layout: checkedRedirect(), method, player, texts, ...more })
  for (const [name, value] of Object.entries(filled)) form.field(name)?.type(value)
  return form
}

/** Storage shared by all pages of a browser. `isLasting: false`: the browser denies storage. */
export function memoryStorage(isLasting = true): SharedStore & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    isLasting,
    keys: () => [...kept.keys()],
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  }
}

/** A lock like the browser's, shared by the pages that receive it. */
export function memoryLock(): DocumentLock {
  let isHeld = false
  const waiting: (() => void)[] = []
  const free = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (!isHeld) return resolve()
      waiting.push(resolve)
      signal.addEventListener('abort', () => resolve())
    })
  return {
    async take() {
      if (isHeld) return undefined
      isHeld = true
      let isMine = true
      return () => {
        if (!isMine) return
        isMine = false
        isHeld = false
        for (const resolve of waiting.splice(0)) resolve()
      }
    },
    free,
    isTaken: async () => isHeld,
    dispose: () => {},
  }
}
