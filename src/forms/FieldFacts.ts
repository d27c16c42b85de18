import type { CheckedItem } from '../language/CheckedLayout.ts'
import type { Limits } from '../money/limits.ts'
import { randomAmount } from '../money/randomAmount.ts'
import { withinLimits } from '../money/withinLimits.ts'
import type { FormNeed } from './FormNeed.ts'
import { KINDS } from './kinds/index.ts'
import type { FieldChoice, KindNeed } from './kinds/Kind.ts'
import type { FieldPlan } from './plan/FieldPlan.ts'
import { fieldPath } from './plan/Guard.ts'

/** The form's data that field kinds read, and the mask or prefix each field was last formatted with. */
export class FieldFacts implements KindNeed {
  readonly form: FormNeed
  readonly #choices = new Map<FieldPlan, readonly FieldChoice[]>()
  readonly #laidOutBy = new Map<string, readonly string[]>()
  /** The random amount, drawn once per minimum. */
  #random: { readonly min: string; readonly amount: string | undefined } | undefined

  constructor(form: FormNeed) {
    this.form = form
  }

  initialValue({ initial }: FieldPlan): string {
    if (typeof initial === 'string') return initial
    const value = this.form.expressions.value(initial)
    return value === null || value === undefined || typeof value === 'object' ? '' : String(value)
  }

  country({ country }: Pick<FieldPlan, 'country'>): string {
    const chosen = country === undefined ? '' : String(this.form.expressions.value(country) ?? '')
    return (chosen || this.form.place.country).toUpperCase()
  }

  masks({ masks }: FieldPlan): readonly string[] {
    const holding = masks.filter(({ when }) => when === undefined || this.form.expressions.isTrue(when.expression))
    return (holding.length > 0 ? holding : masks).map(({ mask }) => mask)
  }

  choices(plan: FieldPlan): readonly FieldChoice[] | undefined {
    const known = this.#choices.get(plan) ?? KINDS[plan.kind].choices(plan, this)
    // The states follow a country that the player may choose.
    if (known !== undefined && plan.country === undefined) this.#choices.set(plan, known)
    return known
  }

  allowedCodes({ allowedCodes }: FieldPlan): readonly string[] | undefined {
    const codes = allowedCodes && this.form.expressions.value(allowedCodes)
    return Array.isArray(codes) ? codes.map(String) : undefined
  }

  offeredChoices(plan: FieldPlan): readonly { readonly value: string }[] {
    return plan.cascade === undefined ? (this.choices(plan) ?? plan.items) : this.items(plan)
  }

  /** The items of the document or the server; with a cascade, those for the current value of the other field. */
  items({ cascade, items }: FieldPlan): readonly CheckedItem[] {
    if (cascade === undefined) return items
    return cascade.items.get(String(this.form.expressions.value(fieldPath(cascade.by)) ?? '')) ?? []
  }

  previousFormat({ name }: FieldPlan, now: readonly string[]): readonly string[] {
    const before = this.#laidOutBy.get(name) ?? now
    this.#laidOutBy.set(name, now)
    return before
  }

  randomAmountAbove(initialValue: string): string | undefined {
    const limits = this.form.limits()
    const isStale =
      this.#random?.min !== limits.min || withinLimits(this.#random.amount ?? initialValue, limits) !== 'ok'
    if (isStale) this.#random = { min: limits.min, amount: this.#chosen(initialValue, limits) }
    return this.#random?.amount
  }

  #chosen(current: string, limits: Limits): string | undefined {
    return randomAmount({ current, limits, random: this.form.random })
  }
}
