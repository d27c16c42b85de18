import { action, computed, makeObservable, observable } from 'mobx'
import { roundTo } from '../money/amount.ts'
import { parseAmount } from '../money/parseAmount.ts'
import { decimalsOf } from '../reference/currencies.ts'
import { type FieldSpec, FormField } from './FormField.ts'

export const AMOUNT_FIELD = 'amount'

/** The form of one method: its fields, made before anything is drawn, and what they say together (FORM-03). */
export class FormStore {
  readonly currency: string
  readonly fields: ReadonlyMap<string, FormField>
  /** How many fields were wrong at the last press on the button. */
  errorCount = 0
  #chosen: { readonly name: string; readonly value: string } | undefined

  constructor(currency: string, specs: readonly FieldSpec[], before?: FormStore) {
    this.currency = currency
    this.fields = new Map(specs.map((spec) => [spec.name, new FormField(spec)]))
    if (before) this.#keep(before)
    makeObservable(this, {
      errorCount: observable,
      isFromChip: computed,
      amount: computed,
      amountValid: computed,
      formValid: computed,
      isTouched: computed,
      showErrors: action,
      choose: action,
    })
  }

  field(name: string): FormField | undefined {
    return this.fields.get(name)
  }

  /** The amount as it goes out: a decimal text with the currency's decimals, or undefined. */
  get amount(): string | undefined {
    const typed = parseAmount(this.fields.get(AMOUNT_FIELD)?.value ?? '', this.currency)
    return typed && roundTo(typed, decimalsOf(this.currency), 'down')
  }

  get amountValid(): boolean {
    return this.fields.get(AMOUNT_FIELD)?.isValid ?? true
  }

  /** Every visible field has a value and fits its rules (VALID-04). */
  get formValid(): boolean {
    return [...this.fields.values()].every((field) => field.name === AMOUNT_FIELD || field.isValid)
  }

  /** Whether what a chip put there still stands, and was not typed over. */
  get isFromChip(): boolean {
    const field = this.fields.get(AMOUNT_FIELD)
    return field !== undefined && this.#chosen?.name === field.name && this.#chosen.value === field.value
  }

  get isTouched(): boolean {
    return [...this.fields.values()].some((field) => field.isTouched)
  }

  /** Shows every error and moves to the first. True when nothing is wrong. */
  showErrors(): boolean {
    const wrong = [...this.fields.values()].filter((field) => !field.isValid)
    for (const field of wrong) field.showError()
    this.errorCount = wrong.length
    wrong[0]?.reveal()
    return wrong.length === 0
  }

  /** A quick amount was pressed. */
  choose(name: string, value: string): void {
    this.#chosen = { name, value }
    this.fields.get(name)?.set(value)
    this.fields.get(name)?.focus()
  }

  /** What goes out under `fields`: every field of the method but the amount; what a condition hides stays at home. */
  values(): Record<string, string> {
    const sent = [...this.fields.values()].filter((field) => field.name !== AMOUNT_FIELD && field.spec.isShown())
    return Object.fromEntries(sent.map((field) => [field.name, field.peek()]))
  }

  get wallet(): string | undefined {
    return [...this.fields.values()].find((field) => field.spec.isWallet)?.peek()
  }

  /** Typed values outlive a form that grows by an answer. */
  #keep(before: FormStore): void {
    for (const [name, field] of before.fields) {
      if (field.isTouched) this.fields.get(name)?.set(field.peek())
    }
    this.#chosen = before.#chosen
  }
}
