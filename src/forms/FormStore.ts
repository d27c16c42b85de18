import { action, computed, createAtom, makeObservable, observable } from 'mobx'
import { amountAsSent } from '../money/amountAsSent.ts'
import { decimalsOf } from '../reference/currencies.ts'
import { AMOUNT_FIELD } from './AMOUNT_FIELD.ts'
import { FieldModel } from './FieldModel.ts'
import type { FieldRules } from './FieldRules.ts'
import type { FieldSpec } from './FieldSpec.ts'
import { FieldView } from './FieldView.ts'
import { KINDS } from './kinds/index.ts'

export interface FormFacts {
  /** The form that this form replaces; typed values are kept. */
  readonly before?: FormStore | undefined
  /** Decimal places of the currency, when the deployment overrides them. */
  readonly decimals?: number
  readonly stepCount?: number
  /** Required fields of the method that the form lacks. */
  readonly missing?: readonly string[]
  /** Whether the bonus of a deposit is visible now. A bonus the player can't see is not activated. */
  readonly showsBonus?: () => boolean
}

/** The form of one method: its fields, created before the first render, and their combined state (FORM-03). */
export class FormStore {
  readonly currency: string
  readonly decimals: number
  readonly fields: ReadonlyMap<string, FieldModel>
  readonly stepCount: number
  /** Whether every required field of the method exists. Otherwise nothing can be paid. */
  readonly isComplete: boolean
  /** Whether the bonus of a deposit is visible now: a bonus the player can't see is not activated. */
  readonly showsBonus: () => boolean
  /** The current step, from 0. */
  step = 0
  /** The number of invalid fields at the last press on submit or on "next". */
  errorCount = 0
  readonly #rules: FieldRules
  /** The views of the fields that were drawn or revealed. */
  readonly #views = new Map<string, FieldView>()
  /** The names of the fields that are not sent on their own: parts of a composed value, and fields sent in pieces. */
  readonly #parts: ReadonlySet<string>
  /** One atom for all fields: observing each of 200 fields would cost more than creating them. */
  readonly #touching = createAtom('touched')
  #isTouched = false
  #chosen: { readonly name: string; readonly value: string } | undefined

  constructor(
    currency: string,
    specs: readonly FieldSpec[],
    rules: FieldRules,
    { before, decimals = decimalsOf(currency), stepCount = 1, missing = [], showsBonus = () => false }: FormFacts = {},
  ) {
    this.currency = currency
    this.#rules = rules
    this.decimals = decimals
    this.stepCount = stepCount
    this.isComplete = missing.length === 0
    this.showsBonus = showsBonus
    const fields = new Map<string, FieldModel>()
    const within = new Set<string>()
    for (const spec of specs) {
      fields.set(spec.name, new FieldModel(spec, rules, this.#touch))
      // Most fields have no parts, and iterating 200 empty lists takes time.
      if (spec.parts.length > 0) for (const part of spec.parts) within.add(part)
      if (spec.sendAs.size > 0 && !spec.sendAs.has(spec.name)) within.add(spec.name)
    }
    this.fields = fields
    this.#parts = within
    fields.forEach((field) => {
      this.#connect(field)
    })
    if (before) this.#keep(before)
    makeObservable(this, {
      step: observable,
      errorCount: observable,
      isFromChip: computed,
      amount: computed,
      amountValid: computed,
      formValid: computed,
      isWrongBeforePress: computed,
      showErrors: action,
      refuse: action,
      next: action,
      back: action,
      goTo: action,
      choose: action,
      setFromAction: action,
      fill: action,
      prefillAmount: action,
    })
  }

  field(name: string): FieldModel | undefined {
    return this.fields.get(name)
  }

  /** The value that conditions read: that of a field, or a piece of it. */
  read(name: string): string | undefined {
    const { from } = this.fields.get(name)?.spec ?? {}
    return from === undefined ? this.fields.get(name)?.value : this.fields.get(from.field)?.piece(from.piece)
  }

  /** The field's view, created when it is first needed. */
  view(name: string): FieldView | undefined {
    const known = this.#views.get(name)
    if (known !== undefined) return known
    const field = this.fields.get(name)
    return field && this.#addView(field)
  }

  #addView(field: FieldModel): FieldView {
    const view = new FieldView(field, this.#rules)
    this.#views.set(field.name, view)
    return view
  }

  /** The amount as sent: a decimal string with the currency's decimals, or undefined. */
  get amount(): string | undefined {
    return amountAsSent(this.fields.get(AMOUNT_FIELD)?.value ?? '', this.currency, this.decimals)
  }

  get amountValid(): boolean {
    return this.fields.get(AMOUNT_FIELD)?.isValid ?? true
  }

  /**
   * True when no required field is missing and every visible field besides the amount is valid (VALID-04). For the
   * amount, see `amountValid`.
   */
  get formValid(): boolean {
    if (!this.isComplete) return false
    for (const field of this.fields.values()) {
      if (field.name !== AMOUNT_FIELD && !field.isValid) return false
    }
    return true
  }

  /** Whether a field besides the amount is invalid and shows its error before a press. */
  get isWrongBeforePress(): boolean {
    for (const field of this.fields.values()) {
      if (field.name !== AMOUNT_FIELD && !field.isValid && !field.awaitsPress) return true
    }
    return false
  }

  /** Whether the amount set by a chip is still unchanged. */
  get isFromChip(): boolean {
    // Read first: MobX must track the value even if one of the conditions before it is false.
    const value = this.fields.get(AMOUNT_FIELD)?.value
    return value !== undefined && this.#chosen?.name === AMOUNT_FIELD && this.#chosen.value === value
  }

  /** True once any field was touched. */
  get isTouched(): boolean {
    this.#touching.reportObserved()
    return this.#isTouched
  }

  readonly #touch = (): void => {
    if (this.#isTouched) return
    this.#isTouched = true
    this.#touching.reportChanged()
  }

  get isLastStep(): boolean {
    return this.step >= this.stepCount - 1
  }

  /**
   * Shows all errors and moves to the first one, switching steps if necessary. Returns true when nothing is invalid.
   */
  showErrors(): boolean {
    if (this.#isOtherAmount()) return false

    return this.#showWrong([...this.fields.values()]) && this.isComplete
  }

  /**
   * Reads values that were put into inputs without an event. If that changes the amount, the submit is stopped (I4):
   * the button now shows the new amount, and the player is moved to the field.
   */
  #isOtherAmount(): boolean {
    const before = this.amount
    for (const name of this.fields.keys()) this.#views.get(name)?.input.reread()
    const amount = this.fields.get(AMOUNT_FIELD)
    if (amount === undefined || this.amount === before) return false
    this.#show(amount)
    return true
  }

  /** Marks fields whose values the server refused, until the values change, and moves to the first such field. */
  refuse(names: readonly string[]): void {
    const refused = [...this.fields.values()].filter(
      (field) => field.isShown && !field.spec.isHidden && namesSent(field).some((name) => names.includes(name)),
    )
    for (const field of refused) field.refuse()
    if (refused[0] !== undefined) this.#show(refused[0])
  }

  /** Moves to the next step if the current one is valid. Returns the names of the invalid fields. */
  next(): readonly string[] {
    if (this.isLastStep) return []
    const here = [...this.fields.values()].filter(({ spec }) => spec.step === this.step || spec.step < 0)
    const wrong = here.filter((field) => !field.isValid).map(({ name }) => name)
    if (this.#showWrong(here)) this.step += 1
    return wrong
  }

  back(): void {
    if (this.step > 0) this.step -= 1
  }

  /** Moves from the review to a field that the player wants to change. */
  goTo(name: string): void {
    const field = this.fields.get(name)
    if (field === undefined) return
    this.#show(field)
  }

  /** Applies a quick amount (a chip). */
  choose(name: string, value: string): void {
    const field = this.#open(name)
    this.#chosen = { name, value }
    field?.set(value)
    field?.hideError()
  }

  /** Sets a field from a layout action. Throws for the amount, which only the player sets (I4). */
  setFromAction(name: string, value: string): void {
    if (name === AMOUNT_FIELD) throw new Error('An action can\'t set the amount: offer amounts by "chips".')
    this.#open(name)?.set(value)
  }

  #open(name: string): FieldModel | undefined {
    const field = this.fields.get(name)
    if (field?.spec.isFixed) throw new Error(`The field "${name}" is filled in by the server: an action can't set it.`)
    return field
  }

  /**
   * Revalidates the amount after limits arrived. It never changes the amount, which the player may be about to pay
   * (I4).
   */
  revalidateAmount(): void {
    const amount = this.fields.get(AMOUNT_FIELD)
    amount?.startLate()
    amount?.revalidate(this.#views.get(AMOUNT_FIELD)?.input.isLeft === true)
  }

  /**
   * The values sent under `fields`: every field of the method except the amount, fields that a condition hides, parts
   * of composed values, and empty optional fields that the player can see. A hidden field of the server is sent even if
   * it is empty.
   */
  values(): Record<string, string> {
    const sent: [string, string][] = []
    for (const field of this.fields.values()) {
      const { name, wire } = field.spec
      if (name === AMOUNT_FIELD || wire === 'none' || this.#parts.has(name)) continue
      const value = this.#goingOut(field)
      if (value !== undefined) sent.push([name, value])
    }
    return Object.fromEntries(sent)
  }

  /** The names of the invalid fields (ANALYT-04). */
  wrongFields(): string[] {
    return [...this.fields.values()].filter((field) => !field.isValid).map((field) => field.name)
  }

  /** The entered values that may be remembered in this page: no card number, wallet or code. */
  typed(): Record<string, string> {
    return this.#entered((field) => !field.spec.isPrivate)
  }

  /**
   * The subset of `typed()` that may be kept in browser storage. Text in an amount that is no amount may be private.
   */
  harmless(): Record<string, string> {
    const isText = ({ spec, value, wireValue }: FieldModel) => KINDS[spec.kind].isMoney && value !== '' && !wireValue
    return this.#entered((field) => field.spec.isHarmless && !isText(field))
  }

  #entered(isMeant: (field: FieldModel) => boolean): Record<string, string> {
    // A given amount is kept like a typed one: after a reload the same action must be the same payment (D-18).
    const isEntered = (field: FieldModel) => field.isTouched || (field.spec.isGiven && field.value !== '')
    const entered = [...this.fields.values()].filter((field) => isEntered(field) && isMeant(field))
    return Object.fromEntries(entered.map((field) => [field.name, field.value]))
  }

  /** Restores entered values and the step. Money is restored only in the currency it was entered in (M1). */
  fill(values: Readonly<Record<string, string>>, { step = 0, currency = this.currency } = {}): void {
    if (step < this.stepCount) this.step = step
    const mayRestore = ({ kind, isPrivate }: FieldSpec) =>
      !isPrivate && (currency === this.currency || !KINDS[kind].isMoney)
    for (const [name, field] of this.fields) {
      const value = Object.hasOwn(values, name) && mayRestore(field.spec) ? values[name] : undefined
      if (value === undefined) continue
      if (!field.spec.isGiven) field.restore(value)
      else if (field.accepts(value)) field.startWith(value)
    }
  }

  /** Fills in the amount that the host requested. If it is not allowed, its error is shown at once. */
  prefillAmount(amount: string): void {
    this.fill({ [AMOUNT_FIELD]: amount }, { step: this.step })
    const field = this.fields.get(AMOUNT_FIELD)
    if (field?.isValid === false) field.showFilledError()
  }

  get wallet(): string | undefined {
    for (const field of this.fields.values()) {
      const value = field.spec.isWallet ? this.#goingOut(field) : undefined
      if (value !== undefined) return value
    }
    return undefined
  }

  #goingOut(field: FieldModel, within: readonly FieldModel[] = []): string | undefined {
    const { spec } = field
    if (!field.isShown) return undefined
    if (spec.parts.length > 0) return this.#composed(spec, [...within, field])
    if (spec.from !== undefined) return this.#piece(spec.from)
    return field.isEmpty && !spec.isHidden ? undefined : field.wireValue
  }

  /**
   * The value of a composed field. Undefined when a part is missing: an incomplete destination could belong to someone
   * else.
   */
  #composed({ parts, template }: FieldSpec, within: readonly FieldModel[]): string | undefined {
    const values = new Map(parts.map((name) => [name, this.#part(name, within)]))
    if (template === undefined) return [...values.values()].find((value) => value !== undefined)
    const isWhole = [...values.values()].every((value) => value !== undefined)
    return isWhole ? template.replace(/\{([^{}]+)\}/g, (_, name: string) => values.get(name) ?? '') : undefined
  }

  /** A piece of the value of a field on the screen. */
  #piece({ field: name, piece }: NonNullable<FieldSpec['from']>): string | undefined {
    const field = this.fields.get(name)
    return field?.isShown ? field.piece(piece) || undefined : undefined
  }

  /** Recursion guard: a composed field that contains itself has no value. */
  #part(name: string, within: readonly FieldModel[]): string | undefined {
    const field = this.fields.get(name)
    return field === undefined || within.includes(field) ? undefined : this.#goingOut(field, within)
  }

  #showWrong(fields: readonly FieldModel[]): boolean {
    const wrong = fields.filter((field) => !field.isValid)
    for (const field of wrong) field.showError()
    this.errorCount = wrong.length
    const [first] = wrong
    if (first === undefined) return true
    this.#show(first)
    return false
  }

  #show(field: FieldModel): void {
    if (field.spec.step >= 0) this.step = field.spec.step
    this.view(field.name)?.input.reveal()
  }

  /** Subscribes a field to the fields it depends on, and connects the fields it sets. */
  #connect(field: FieldModel): void {
    const { reads, sets, countryField } = field.spec
    if (reads.length > 0) for (const name of reads) this.#typed(name)?.follow(() => field.dependencyChanged(name))
    const country = countryField === undefined ? undefined : this.fields.get(countryField)
    if (country !== undefined) field.follow(() => chooseCountry(country, field.countries))
    if (sets.length === 0) return
    field.follow(() => {
      for (const { target, value } of sets) this.fields.get(target)?.set(value)
    })
  }

  /** The field whose change changes the value of this name: for a piece, the field that it is a piece of. */
  #typed(name: string): FieldModel | undefined {
    return this.fields.get(this.fields.get(name)?.spec.from?.field ?? name)
  }

  /** Keeps typed values when the form is rebuilt with more fields or in another currency. */
  #keep(before: FormStore): void {
    const isOther = before.currency !== this.currency
    for (const [name, field] of before.fields) {
      const isLost = isOther && KINDS[field.spec.kind].isMoney
      if (field.isTouched && !isLost) this.fields.get(name)?.restore(field.peek())
    }
    this.#step(before)
    // Money is kept only in the currency it was entered in (M1, ONRAMP-08).
    if (isOther) return this.fields.get(AMOUNT_FIELD)?.clear()
    const amount = before.fields.get(AMOUNT_FIELD)
    // An amount the player has seen on the button stays, touched or not.
    if (amount !== undefined && !amount.isTouched && amount.peek() !== '') {
      this.fields.get(AMOUNT_FIELD)?.startWith(amount.peek())
    }
    this.#chosen = before.#chosen
  }

  #step({ step }: FormStore): void {
    this.step = step < this.stepCount ? step : 0
  }
}

/** The names under which the server knows the value of a field. */
const namesSent = ({ name, spec }: FieldModel): readonly string[] => [name, ...spec.sendAs.keys()]

/**
 * If a phone number starts with the explicit code of another country, selects that country, if the form offers it (T6).
 */
function chooseCountry(field: FieldModel, countries: readonly string[]): void {
  const code = field.isDisabled || field.spec.isFixed ? undefined : countries.find((one) => field.accepts(one))
  if (code !== undefined) field.set(code)
}
