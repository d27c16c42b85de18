import { computed, type IComputedValue } from 'mobx'
import { applyDate, type DateFormat, isoDate, readDate } from '../../schemas/typing/date.ts'
import { applyMask, rewritten, typedIn } from '../../schemas/typing/mask.ts'
import { applyPhone, finishPhone, nationalNumber, withPrefix } from '../../schemas/typing/phone.ts'
import { digitsOnly, holdsAll, unmasked, upperCased } from '../../schemas/typing/plain.ts'
import type { Expression } from '../language/expression/Expression.ts'
import { isPositive, readWire, roundTo } from '../money/amount.ts'
import { amountAsTyped } from '../money/amountAsTyped.ts'
import { decimalSeparatorOf, formatForInput } from '../money/formatAmount.ts'
import type { Limits } from '../money/limits.ts'
import { parseAmount } from '../money/parseAmount.ts'
import { randomAmount } from '../money/randomAmount.ts'
import { maxIntegerDigits, withinLimits } from '../money/withinLimits.ts'
import { type AddressFormat, addressFormat } from '../reference/addresses.ts'
import { exampleOf, phoneHabitOf, prefixOf } from '../reference/countries.ts'
import { decimalsOf } from '../reference/currencies.ts'
import { symbolOf } from '../reference/currencyTable.ts'
import { amountProblem } from './amountProblem.ts'
import type { FieldChoice, FieldJudge, FieldMessage, Typing } from './FormField.ts'
import type { FormNeed } from './FormNeed.ts'
import { AMOUNT_FIELD } from './FormStore.ts'
import { choicesOf } from './fieldChoices.ts'
import type { FieldPlan } from './plan/FieldPlan.ts'
import type { Guard } from './plan/Guard.ts'
import { messageOf, RuleBook } from './RuleBook.ts'

/**
 * The rules of one form. It answers for each of its fields by the field's plan, and keeps what is dear to make: regular
 * expressions, and a condition that many fields stand under.
 */
export class FormJudge implements FieldJudge<FieldPlan> {
  readonly #need: FormNeed
  readonly #rules: RuleBook
  readonly #guards = new Map<string, IComputedValue<boolean>>()
  readonly #choices = new Map<FieldPlan, readonly FieldChoice[]>()
  /** An input hears its rule: it must be the same at every draw. */
  readonly #textTypings = new Map<FieldPlan, object>()
  /** The prefix that a phone stands behind: when the country changes, the number is kept. */
  readonly #prefixes = new Map<string, string>()
  /** The masks that a text is written in: when others hold, it is written anew. */
  readonly #writtenIn = new Map<string, readonly string[]>()
  /** Chosen once for a minimum. */
  #random: { readonly min: string; readonly amount: string | undefined } | undefined

  constructor(need: FormNeed) {
    this.#need = need
    this.#rules = new RuleBook(need)
  }

  initial(plan: FieldPlan): string {
    if (plan.name === AMOUNT_FIELD) return this.#firstAmount(plan)
    return this.#data(plan.initial)
  }

  isShown({ guards, part, country }: FieldPlan): boolean {
    for (const guard of guards) if (!this.#holds(guard)) return false
    return part === undefined || this.#format(country).parts.includes(part)
  }

  isRequired({ isOptional, requiredWhen, part, country }: FieldPlan): boolean {
    if (part !== undefined) return this.#format(country).required.has(part)
    if (requiredWhen !== undefined) return this.#need.isTrue(requiredWhen.expression)
    return !isOptional
  }

  check(plan: FieldPlan, value: string): FieldMessage | undefined {
    if (plan.name === AMOUNT_FIELD) return this.#checkAmount(plan, value)
    if (plan.isDisabled) return undefined // nobody could mend it
    if (this.isEmpty(plan, value)) return this.isRequired(plan) ? emptyMessage(plan) : undefined
    if (!this.#isComplete(plan, value) || !holdsAll(this.#written(plan, value), value))
      return messageOf(plan.messages.incomplete) ?? { key: 'field.incomplete' }
    if (plan.kind === 'date' && readDate(value, formatOf(plan)) === undefined) return { key: 'field.check.date' }
    const judged = plan.kind === 'phone' ? this.#national(plan, value) : left(plan, value)
    const readings = { whole: value, bare: this.#bare(plan, judged) }
    return this.#rules.broken(plan, judged, readings) ?? this.#zipProblem(plan, value)
  }

  /** A value without the signs that its mask wrote, and without any. */
  #bare(plan: FieldPlan, value: string): readonly string[] {
    if (plan.masks.length > 0) return [typedIn(value, this.#masks(plan)), unmasked(value)]
    return plan.kind === 'date' ? [unmasked(value)] : []
  }

  isEmpty(plan: FieldPlan, value: string): boolean {
    if (plan.kind === 'phone') return this.#national(plan, value) === ''
    if (plan.kind === 'checkbox') return value !== 'true'
    return value.trim() === ''
  }

  shaped(plan: FieldPlan, value: string): string {
    if (plan.name === AMOUNT_FIELD) return amountAsTyped(value, this.#need.currency, this.#need.texts.locale)
    switch (plan.kind) {
      case 'phone':
        return this.#behindPrefix(plan, value)
      case 'date':
        return applyDate(value, formatOf(plan))
      case 'dropdown':
      case 'radio':
      case 'segmented':
      case 'network':
      case 'country':
      case 'currency':
        return this.#offered(plan, value)
      case 'textUppercase':
        return this.#masked(plan, upperCased(value))
      case 'text':
        return this.#masked(plan, plan.plain.only === 'digits' ? digitsOnly(value) : value)
      default:
        return value
    }
  }

  toWire(plan: FieldPlan, value: string): string {
    if (plan.kind === 'checkbox') return value === 'true' ? 'true' : 'false'
    if (plan.kind === 'phone') return plan.wire === 'plain' ? this.#national(plan, value) : this.#finished(plan, value)
    if (plan.wire !== 'plain') return left(plan, value)
    if (plan.kind !== 'date') return unmasked(value)
    const date = readDate(value, formatOf(plan))
    return date === undefined ? value : isoDate(date)
  }

  typing({ name }: FieldPlan): Typing | undefined {
    if (name !== AMOUNT_FIELD) return undefined
    const { currency, texts, limits } = this.#need
    return {
      currency,
      symbol: symbolOf(currency),
      decimals: decimalsOf(currency),
      decimalSeparator: decimalSeparatorOf(texts.locale),
      maxIntegerDigits: () => maxIntegerDigits(limits()),
    }
  }

  textTyping(plan: FieldPlan): object | undefined {
    const known = this.#textTypings.get(plan) ?? this.#typingOf(plan)
    if (known !== undefined) this.#textTypings.set(plan, known)
    return known
  }

  #typingOf(plan: FieldPlan): object | undefined {
    if (plan.kind === 'phone') {
      return { kind: 'phone', prefix: () => this.#prefix(plan), habit: () => phoneHabitOf(this.#country(plan.country)) }
    }
    if (plan.kind === 'date') return { kind: 'date', format: formatOf(plan) }
    if (plan.masks.length > 0) {
      const isUpper = plan.kind === 'textUppercase'
      return { kind: 'mask', masks: () => this.#masks(plan), ...(isUpper && { isUpper }) }
    }
    if (plan.kind === 'textUppercase') return { kind: 'upper' }
    return plan.plain.only === 'digits' ? { kind: 'digits' } : undefined
  }

  choices(plan: FieldPlan): readonly FieldChoice[] | undefined {
    if (plan.kind !== 'country' && plan.kind !== 'currency') return undefined
    const known = this.#choices.get(plan) ?? choicesOf(plan, this.#need)
    this.#choices.set(plan, known)
    return known
  }

  labelKey({ part, country }: FieldPlan): string | undefined {
    return part && this.#format(country).labels[part]
  }

  example(plan: FieldPlan): string | undefined {
    if (plan.kind === 'date') return formatOf(plan)
    if (plan.kind === 'phone') return `${this.#prefix(plan)} ${exampleOf(this.#country(plan.country))}`.trim()
    return plan.part === 'zip' ? this.#format(plan.country).zip?.example : undefined
  }

  order({ part, country }: FieldPlan): number {
    return part === undefined ? 0 : this.#format(country).parts.indexOf(part)
  }

  /** Worked out once for all fields that stand under it, and only when what it reads has changed. */
  #holds(guard: Guard): boolean {
    const known = this.#guards.get(guard.source) ?? computed(() => guard.holds(this.#need))
    this.#guards.set(guard.source, known)
    return known.get()
  }

  /** A rule judges the number, and not how it was typed: to one that asks for whole numbers, 100.00 is 100. */
  #checkAmount(plan: FieldPlan, value: string): FieldMessage | undefined {
    const { currency } = this.#need
    const amount = parseAmount(value, currency)
    const problem = amountProblem(amount, this.#need)
    if (problem !== undefined || amount === undefined) return problem
    return this.#rules.broken(plan, roundTo(amount, decimalsOf(currency), 'down').replace(/\.0*$|(\..*?)0+$/, '$1'))
  }

  /** Prefilled, or the minimum (AMT-01); a little above it where the document asks for that. */
  #firstAmount(plan: FieldPlan): string {
    const { limits, currency, texts } = this.#need
    const given = readWire(this.#data(plan.initial))
    const first = given !== undefined && isPositive(given) ? given : limits().min
    if (!isPositive(first)) return ''
    const above = plan.plain.random === true ? this.#above(first) : undefined
    return formatForInput(above ?? first, currency, texts.locale)
  }

  #above(first: string): string | undefined {
    const limits = this.#need.limits()
    const isStale = this.#random?.min !== limits.min || withinLimits(this.#random.amount ?? first, limits) !== 'ok'
    if (isStale) this.#random = { min: limits.min, amount: this.#chosen(first, limits) }
    return this.#random?.amount
  }

  #chosen(current: string, limits: Limits): string | undefined {
    return randomAmount({ current, limits, random: this.#need.random })
  }

  #data(initial: Expression | string): string {
    if (typeof initial === 'string') return initial
    const value = this.#need.value(initial)
    return value === null || value === undefined || typeof value === 'object' ? '' : String(value)
  }

  /** A text that is being composed may hold what its field does not take: it is wrong as long as that stands there. */
  #written(plan: FieldPlan, value: string): string {
    if (plan.kind === 'phone') return applyPhone(value, this.#prefix(plan))
    if (plan.kind === 'date') return applyDate(value, formatOf(plan))
    if (plan.masks.length > 0) return applyMask(value, this.#masks(plan)).value
    return plan.plain.only === 'digits' ? digitsOnly(value) : value
  }

  #isComplete(plan: FieldPlan, value: string): boolean {
    if (plan.kind === 'date') return applyDate(value, formatOf(plan)).length === formatOf(plan).length
    return plan.masks.length === 0 || applyMask(value, this.#masks(plan)).isComplete
  }

  #zipProblem({ part, country }: FieldPlan, value: string): FieldMessage | undefined {
    const zip = part === 'zip' ? this.#format(country).zip : undefined
    if (zip === undefined || this.#rules.fits(zip.regex, value.trim())) return undefined
    return { key: 'field.check.zip', args: { example: zip.example } }
  }

  #masks(plan: FieldPlan): readonly string[] {
    const holding = plan.masks.filter(({ when }) => when === undefined || this.#need.isTrue(when.expression))
    return (holding.length > 0 ? holding : plan.masks).map(({ mask }) => mask)
  }

  #masked(plan: FieldPlan, value: string): string {
    if (plan.masks.length === 0) return value
    const masks = this.#masks(plan)
    const before = this.#writtenIn.get(plan.name) ?? masks
    this.#writtenIn.set(plan.name, masks)
    if (value === '') return ''
    const written = applyMask(value, masks).value
    // Half of a longer number could be another one: nobody typed that.
    return written === value || before.join('\n') === masks.join('\n') ? written : rewritten(value, before, masks)
  }

  /** Only what can be chosen now may stand: anything else would go out unseen. */
  #offered(plan: FieldPlan, value: string): string {
    if (value === '') return ''
    const offers = this.#offers(plan)
    if (offers.some((item) => item.value === value)) return value
    const isCode = plan.kind === 'country' || plan.kind === 'currency'
    return (isCode && offers.find((item) => upperCased(item.value) === upperCased(value))?.value) || ''
  }

  #offers(plan: FieldPlan): readonly { readonly value: string }[] {
    const { cascade, items } = plan
    if (cascade === undefined) return this.choices(plan) ?? items
    const path: Expression = { kind: 'path', root: 'form', steps: ['fields', cascade.by], column: 1 }
    return cascade.items.get(String(this.#need.value(path) ?? '')) ?? []
  }

  #behindPrefix(plan: FieldPlan, value: string): string {
    const prefix = this.#prefix(plan)
    const before = this.#prefixes.get(plan.name) ?? prefix
    this.#prefixes.set(plan.name, prefix)
    return before === prefix ? applyPhone(value, prefix) : withPrefix(value, before, prefix)
  }

  /** The phone as it is left, though the field never was. */
  #finished(plan: FieldPlan, value: string): string {
    return finishPhone(value, this.#prefix(plan), phoneHabitOf(this.#country(plan.country)))
  }

  #national(plan: FieldPlan, value: string): string {
    return nationalNumber(this.#finished(plan, value), this.#prefix(plan))
  }

  #prefix({ country }: FieldPlan): string {
    return prefixOf(this.#country(country))
  }

  #country(country: Expression | undefined): string {
    const chosen = country === undefined ? '' : String(this.#need.value(country) ?? '')
    return (chosen || this.#need.country).toUpperCase()
  }

  #format(country: Expression | undefined): AddressFormat {
    return addressFormat(this.#country(country))
  }
}

function emptyMessage({ messages, kind, items, cascade }: FieldPlan): FieldMessage {
  const own = messageOf(messages.empty)
  if (own !== undefined) return own
  if (kind === 'checkbox') return { key: 'field.consent' }
  const isChoice = items.length > 0 || cascade !== undefined || kind === 'country' || kind === 'currency'
  return { key: isChoice ? 'field.choose' : 'field.required' }
}

/** Blanks around an address are the keyboard's, and a part of none; any other text is the player's as it stands. */
const left = ({ rules }: FieldPlan, value: string): string =>
  rules.some(({ check }) => check === 'email') ? value.trim() : value

const formatOf = ({ plain }: FieldPlan): DateFormat => (plain.format as DateFormat | undefined) ?? 'DD/MM/YYYY'
