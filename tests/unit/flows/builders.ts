import { METHOD_FOLDERS } from '../../../fixtures/index.ts'
import redirect from '../../../schemas/layouts/deposit.redirect.json' with { type: 'json' }
import type { Method } from '../../../schemas/method.ts'
import type { MethodField } from '../../../schemas/methodField.ts'
import { readMethod } from '../../../src/api/readMethod.ts'
import { buildForm } from '../../../src/flows/buildForm.ts'
import { createTexts, type Texts } from '../../../src/i18n/createTexts.ts'
import type { CheckedLayout } from '../../../src/layout/CheckedLayout.ts'
import { checkDocument } from '../../../src/layout/checkDocument.ts'
import { planForm } from '../../../src/layout/planForm.ts'
import type { KeyValueStore } from '../../../src/platform/storage.ts'
import type { FormStore } from '../../../src/stores/FormStore.ts'
import { methodLimits } from '../../../src/stores/methodLimits.ts'
import { SessionStore } from '../../../src/stores/SessionStore.ts'

/** A method of the fixtures, as the list gives it to the product. */
export function fixtureMethod(name: string, over: Record<string, unknown> = {}): Method {
  const raw = METHOD_FOLDERS.find((folder) => folder.name === name)?.method
  const method = readMethod({ ...raw, ...over })
  if (method === undefined) throw new Error(`The fixture "${name}" is no method.`)
  return method
}

export const serverField = (over: Partial<MethodField> = {}): MethodField => ({
  name: 'cpf',
  type: 'text',
  label: 'field.cpf',
  placeholder: '',
  value: '',
  rules: [],
  items: [],
  isHidden: false,
  isDisabled: false,
  isAdvanced: false,
  isTriggered: false,
  isWallet: false,
  ...over,
})

interface SessionFacts {
  readonly userId?: string
  readonly currency?: string
  readonly paymentGeo?: string
  readonly theme?: 'light' | 'dark'
  readonly lang?: string
}

export function session({
  userId = 'user-7',
  currency = 'MXN',
  paymentGeo = 'MX',
  theme = 'light',
  lang = 'en',
}: SessionFacts = {}): SessionStore {
  return new SessionStore({
    user: { currency, paymentGeo, platform: 'desktop', lang },
    userId,
    mode: 'main',
    theme,
    native: false,
    canClose: true,
    experiments: { payment_methods: 'group_b' },
  })
}

/** The words of a language; without a table, English. */
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
  const { layout, problems } = checked ? { layout: checked, problems: [] } : checkDocument(redirect, 'deposit.redirect')
  if (layout === undefined) throw new Error(JSON.stringify(problems))
  checked = layout
  return layout
}

/** The form that the built-in layout makes of a method, filled by name. */
export function formOf(
  method: Method,
  player: SessionStore,
  texts: Texts,
  filled: Readonly<Record<string, string>> = {},
  more: { readonly fields?: readonly MethodField[]; readonly before?: FormStore } = {},
): FormStore {
  const plan = planForm(checkedRedirect(), [...method.fields, ...(more.fields ?? [])])
  const need = {
    method,
    currency: player.user.currency,
    limits: () => methodLimits(method, player),
    texts,
    holds: () => true,
    value: () => '',
    onBadRule: () => {},
  }
  const form = buildForm(plan, need, more.before)
  for (const [name, value] of Object.entries(filled)) form.field(name)?.type(value)
  return form
}

export function memoryStorage(): KeyValueStore & { readonly kept: ReadonlyMap<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  }
}
