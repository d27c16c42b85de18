import type { Method } from '../../schemas/method.ts'
import type { FieldRule } from '../../schemas/methodField.ts'
import type { Texts } from '../i18n/createTexts.ts'
import type { FieldPlan, FormPlan } from '../layout/planForm.ts'
import { canonical, isPositive } from '../money/amount.ts'
import { decimalSeparatorOf, formatAmount, formatForInput } from '../money/formatAmount.ts'
import { type Limits, maxIntegerDigits, withinLimits } from '../money/limits.ts'
import { parseAmount } from '../money/parseAmount.ts'
import { compileRegex } from '../platform/safeRegex.ts'
import { decimalsOf } from '../reference/currencies.ts'
import type { FieldMessage, FieldSpec } from '../stores/FormField.ts'
import { AMOUNT_FIELD, FormStore } from '../stores/FormStore.ts'

/** Caps on what a server's regular expression may be, and on what it is tried (D-12). */
const LONGEST_REGEX = 512
const LONGEST_VALUE = 256

export interface FormNeed {
  readonly method: Method
  readonly currency: string
  /** The newest limits, read at every check (I6). */
  readonly limits: () => Limits
  readonly texts: Texts
  /** Evaluates a `show` condition of the layout. */
  readonly holds: (show: NonNullable<FieldPlan['show']>) => boolean
  /** The value of an expression, for a field that starts with data. */
  readonly value: (initial: Exclude<FieldPlan['initial'], string>) => unknown
  /** A rule that cannot be used is reported and passed over. */
  readonly onBadRule: (field: string, regex: string) => void
}

/** The form of a plan. What was typed before, under the same names, is kept. */
export function buildForm(plan: FormPlan, need: FormNeed, before?: FormStore): FormStore {
  return new FormStore(
    need.currency,
    plan.fields.map((field) => specOf(field, need)),
    before,
  )
}

function specOf(field: FieldPlan, need: FormNeed): FieldSpec {
  const { show } = field
  const base = {
    name: field.name,
    kind: field.kind,
    isOptional: field.isOptional,
    isDisabled: field.isDisabled,
    isHidden: field.isHidden,
    isWallet: field.isWallet,
    isShown: show === undefined ? () => true : () => need.holds(show),
  }
  return field.name === AMOUNT_FIELD ? { ...base, ...amountSpec(field, need) } : { ...base, ...textSpec(field, need) }
}

function textSpec(field: FieldPlan, need: FormNeed): Pick<FieldSpec, 'value' | 'check'> {
  const rules = field.rules.flatMap((rule) => ruleOf(rule, field, need))
  const isChoice = field.kind === 'dropdown'
  return {
    value: initialOf(field, need),
    check: (value) => {
      if (value.trim() === '')
        return field.isOptional ? undefined : { key: isChoice ? 'field.choose' : 'field.required' }
      return rules.find(({ regex }) => value.length > LONGEST_VALUE || !regex.test(value))?.message
    },
  }
}

function ruleOf(rule: FieldRule, field: FieldPlan, need: FormNeed): { regex: RegExp; message: FieldMessage }[] {
  const regex = compileRegex(rule.regex, { maxLength: LONGEST_REGEX })
  if (regex === undefined) {
    need.onBadRule(field.name, rule.regex)
    return []
  }
  return [{ regex, message: { key: rule.message || `paymentMethods.${need.method.name}` } }]
}

function amountSpec(field: FieldPlan, need: FormNeed): Pick<FieldSpec, 'value' | 'check' | 'typing'> {
  const { currency, texts, limits } = need
  const initial = canonical(initialOf(field, need))
  return {
    value: initial !== undefined && isPositive(initial) ? formatForInput(initial, currency, texts.locale) : '',
    check: (value) => amountProblem(parseAmount(value, currency), limits(), need),
    typing: {
      currency,
      decimals: decimalsOf(currency),
      decimalSeparator: decimalSeparatorOf(texts.locale),
      maxIntegerDigits: maxIntegerDigits(limits()),
    },
  }
}

function amountProblem(amount: string | undefined, limits: Limits, { currency, texts }: FormNeed) {
  const shown = (value: string) => `${formatAmount(value, currency, texts.locale)} ${currency}`
  switch (withinLimits(amount, limits)) {
    case 'empty':
      return { key: 'form.amountInput.empty' }
    case 'belowMin':
      return { key: 'form.amountInput.limit.min', args: { min: shown(limits.min) } }
    case 'aboveMax':
      return { key: 'form.amountInput.limit.max', args: { max: shown(limits.max) } }
    case 'ok':
      return undefined
  }
}

function initialOf(field: FieldPlan, need: FormNeed): string {
  if (typeof field.initial === 'string') return field.initial
  const value = need.value(field.initial)
  return value === null || value === undefined ? '' : String(value)
}
