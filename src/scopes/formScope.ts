import { compareStructural, computed } from 'mobx'
import { namedValues } from '../../schemas/scopes/namedValues.ts'
import type { ChipView, Scopes } from '../../schemas/scopes/views.ts'
import { AMOUNT_FIELD } from '../forms/AMOUNT_FIELD.ts'
import type { FormStore } from '../forms/FormStore.ts'
import type { Method } from '../model/method.ts'
import { compare } from '../money/amount.ts'
import { amountAsSent } from '../money/amountAsSent.ts'
import { chips, MOST_CHIPS } from '../money/chips.ts'
import { formatAmount, formatForInput, formatMoney, formatShort } from '../money/formatAmount.ts'
import { amountsToChoose, givenAmounts } from '../money/givenAmount.ts'
import type { MostAmount } from '../money/withdrawal.ts'
import type { CreateState, UnresolvedPayments } from '../payments/UnresolvedPayments.ts'
import { stateOf } from './depositScope.ts'
import { limitsHere } from './limitsHere.ts'
import type { ScopesNeed } from './ScopesNeed.ts'

/** `deposit`: the state and unresolved creates of the payment made with the form. */
export type FormScopeNeed = Omit<ScopesNeed, 'deposit'> & {
  /** The most that can be withdrawn with the method, on the form of a withdrawal. Tracked by MobX. */
  readonly mostOf?: (method: Method | undefined) => MostAmount | undefined
  readonly deposit: UnresolvedPayments & { readonly state: CreateState }
}

export function formScope(need: FormScopeNeed): Scopes['form'] {
  const { form, deposit, session, texts } = need
  const chipViews = computed(() => chipsOf(need), { equals: compareStructural })
  const canSubmit = computed(() => maySubmit(need))
  return {
    get amount() {
      return form()?.amount ?? ''
    },
    get amountText() {
      const current = form()
      return current?.amount
        ? formatMoney(current.amount, current.currency, texts.locale, session.decimalsOf(current.currency))
        : ''
    },
    get valid() {
      const current = form()
      return current?.amountValid === true && current.formValid
    },
    get touched() {
      return form()?.isTouched === true
    },
    get canSubmit() {
      return canSubmit.get() && !['unknown', 'elsewhere', 'found'].includes(stateOf(deposit, need.methods))
    },
    get payable() {
      return form()?.isComplete !== false
    },
    get errors() {
      return form()?.errorCount ?? 0
    },
    get chips() {
      return chipViews.get()
    },
    get step() {
      return form()?.step ?? 0
    },
    get stepCount() {
      return form()?.stepCount ?? 1
    },
    get fields() {
      const current = form()
      return current === undefined ? {} : fieldsOf(current)
    },
    get labels() {
      const current = form()
      return current === undefined ? {} : labelsOf(current)
    },
  }
}

const fieldsOfForm = new WeakMap<FormStore, Readonly<Record<string, string>>>()

/** Caches one object per form, because conditions read the fields at every keystroke. */
function fieldsOf(form: FormStore): Readonly<Record<string, string>> {
  const found = fieldsOfForm.get(form) ?? makeFields(form)
  fieldsOfForm.set(form, found)
  return found
}

const makeFields = (form: FormStore): Readonly<Record<string, string>> =>
  namedValues({
    names: () => form.fields.keys(),
    has: (name) => form.fields.has(name),
    get: (name) => form.read(name),
  })

const labelsOf = (form: FormStore): Readonly<Record<string, string>> =>
  namedValues({
    names: () => form.fields.keys(),
    has: (name) => form.fields.has(name),
    get: (name) => form.fields.get(name)?.chosenText,
  })

/**
 * The submit is disabled while fields are invalid and one was touched, or while both amount and fields are invalid
 * (VALID-13). If only the amount is invalid, the submit stays enabled: a press then shows the error. So it does for fields
 * that are validated at the press.
 */
function maySubmit({ form }: FormScopeNeed): boolean {
  const current = form()
  if (current === undefined || !current.isComplete) return false
  if (!current.isWrongBeforePress) return true
  return !current.isTouched && current.amountValid
}

/** No national currency has more decimals. */
const MOST_ZEROS = 4

function chipsOf(need: FormScopeNeed): ChipView[] {
  const { methods, session, texts, place = session.home, mostOf } = need
  const decimals = session.decimalsOf(place.currency)
  // Chips show amounts as the button does (D-25), but a coin's whole amounts without its eight zeros.
  const format = decimals > MOST_ZEROS ? formatShort : formatAmount
  const amounts = chipAmounts(need, decimals)
  const most = mostOf?.(methods.selected)
  if (most === undefined)
    return amounts.map((amount) => chip(amount, format(amount, place.currency, texts.locale, decimals)))
  const others = amounts.filter((amount) => compare(amount, most.amount) !== 0).slice(0, MOST_CHIPS - 1)
  return [
    ...others.map((amount) => chip(amount, format(amount, place.currency, texts.locale, decimals))),
    chip(most.amount, texts.t(most.isAll ? 'form.chips.all' : 'form.chips.most')),
  ]

  function chip(amount: string, label: string): ChipView {
    const typed = need.form()?.amount
    return {
      value: formatForInput(amount, place.currency, texts.locale, decimals),
      label,
      selected: typed !== undefined && compare(typed, amount) === 0,
    }
  }
}

function chipAmounts(need: FormScopeNeed, decimals: number): readonly string[] {
  const { form, methods, session, place = session.home } = need
  const method = methods.selected
  if (method === undefined) return []
  const { currency } = place
  const limits = limitsHere(method, need)
  const current = form()
  const amount = current?.field(AMOUNT_FIELD)
  if (current !== undefined && amount?.spec.isGiven) {
    const first = amountAsSent(amount.initialNow, currency, decimals)
    return amountsToChoose(
      givenAmounts({ ...method, limits, decimals }),
      first,
      current.isFromChip ? undefined : current.amount,
    )
  }
  return chips({
    recommendedAmounts: method.recommendedAmounts,
    country: place.country,
    currency,
    decimals,
    limits,
    category: method.category,
  })
}
