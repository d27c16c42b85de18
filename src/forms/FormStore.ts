import { action, computed, createAtom, makeObservable, observable } from 'mobx'
import { amountAsSent } from '../money/amountAsSent.ts'
import { decimalsOf } from '../reference/currencies.ts'
import { AMOUNT_FIELD } from './AMOUNT_FIELD.ts'
import { type FieldJudge, type FieldSpec, FormField } from './FormField.ts'
import { KINDS } from './kinds/index.ts'

export interface FormFacts {
  /** What was typed there is kept. */
  readonly before?: FormStore | undefined
  /** Of its currency, where a deployment has its own. */
  readonly decimals?: number
  readonly stepCount?: number
  /** What the method requires and the form has no field for. */
  readonly missing?: readonly string[]
  /** Whether the bonus of a deposit is on the screen now. */
  readonly showsBonus?: () => boolean
}

/** The form of one method: its fields, made before anything is drawn, and what they say together (FORM-03). */
export class FormStore {
  readonly currency: string
  readonly decimals: number
  readonly fields: ReadonlyMap<string, FormField>
  readonly stepCount: number
  /** Whether there is a field for everything that the method requires. Without it nothing is paid. */
  readonly isComplete: boolean
  /** Whether the bonus of a deposit is on the screen now: what a player can't see is not activated. */
  readonly showsBonus: () => boolean
  /** The step that is shown, from 0. */
  step = 0
  /** How many fields were wrong at the last press on the button. */
  errorCount = 0
  /** Parts of a composed value: they don't go out by themselves. */
  readonly #parts: ReadonlySet<string>
  /** One for all fields: to hear each of 200 is more than to make it. */
  readonly #touching = createAtom('touched')
  #isTouched = false
  #chosen: { readonly name: string; readonly value: string } | undefined

  constructor(
    currency: string,
    specs: readonly FieldSpec[],
    judge: FieldJudge,
    { before, decimals = decimalsOf(currency), stepCount = 1, missing = [], showsBonus = () => false }: FormFacts = {},
  ) {
    this.currency = currency
    this.decimals = decimals
    this.stepCount = stepCount
    this.isComplete = missing.length === 0
    this.showsBonus = showsBonus
    const fields = new Map<string, FormField>()
    const within = new Set<string>()
    for (const spec of specs) {
      fields.set(spec.name, new FormField(spec, judge, this.#touch))
      // Most have none, and to go through nothing 200 times is work as well.
      if (spec.parts.length > 0) for (const part of spec.parts) within.add(part)
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
      showErrors: action,
      refuse: action,
      next: action,
      back: action,
      goTo: action,
      choose: action,
      put: action,
      fill: action,
    })
  }

  field(name: string): FormField | undefined {
    return this.fields.get(name)
  }

  /** The amount as it goes out: a decimal text with the currency's decimals, or undefined. */
  get amount(): string | undefined {
    return amountAsSent(this.fields.get(AMOUNT_FIELD)?.value ?? '', this.currency, this.decimals)
  }

  get amountValid(): boolean {
    return this.fields.get(AMOUNT_FIELD)?.isValid ?? true
  }

  /** Every visible field has a value and fits its rules (VALID-04), and no required one is missing. */
  get formValid(): boolean {
    if (!this.isComplete) return false
    for (const field of this.fields.values()) {
      if (field.name !== AMOUNT_FIELD && !field.isValid) return false
    }
    return true
  }

  /** Whether what a chip put there still stands, and was not typed over. */
  get isFromChip(): boolean {
    // Read first: MobX hears of what is chosen by it.
    const value = this.fields.get(AMOUNT_FIELD)?.value
    return value !== undefined && this.#chosen?.name === AMOUNT_FIELD && this.#chosen.value === value
  }

  /** A form that was touched stays so. */
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

  /** Shows every error and moves to the first, into its step if need be. True when nothing is wrong. */
  showErrors(): boolean {
    if (this.#isOtherAmount()) return false

    return this.#showWrong([...this.fields.values()]) && this.isComplete
  }

  /**
   * What was put into an input without an event counts as it is shown. An amount that the button does not name yet is not
   * paid by the press that finds it (I4): the button names it now, and the player is shown the field.
   */
  #isOtherAmount(): boolean {
    const before = this.amount
    for (const field of this.fields.values()) field.reread()
    const amount = this.fields.get(AMOUNT_FIELD)
    if (amount === undefined || this.amount === before) return false
    this.#show(amount)
    return true
  }

  /** The server does not take what stands in these fields: each says so until it is changed, and the player is moved to the first. */
  refuse(names: readonly string[]): void {
    const refused = [...this.fields.values()].filter(
      (field) => field.isShown && !field.spec.isHidden && names.includes(field.name),
    )
    for (const field of refused) field.refuse()
    if (refused[0] !== undefined) this.#show(refused[0])
  }

  /** On to the next step, when nothing in this one is wrong. */
  next(): void {
    const here = [...this.fields.values()].filter(({ spec }) => spec.step === this.step || spec.step < 0)
    if (!this.isLastStep && this.#showWrong(here)) this.step += 1
  }

  back(): void {
    if (this.step > 0) this.step -= 1
  }

  /** To a field that is to be changed, from the review. */
  goTo(name: string): void {
    const field = this.fields.get(name)
    if (field === undefined) return
    this.#show(field)
  }

  /** A quick amount was pressed. */
  choose(name: string, value: string): void {
    const field = this.#open(name)
    this.#chosen = { name, value }
    field?.set(value)
    field?.focus()
  }

  /** What an action of a layout puts into a field. The amount is the player's alone (I4). */
  put(name: string, value: string): void {
    if (name === AMOUNT_FIELD) throw new Error('A layout does not set the amount: it offers amounts by "chips".')
    this.#open(name)?.set(value)
  }

  #open(name: string): FormField | undefined {
    const field = this.fields.get(name)
    if (field?.spec.isFixed) throw new Error(`The field "${name}" is the server's to fill in.`)
    return field
  }

  /** Late limits judge the amount, and never change the one that a finger may be on its way to pay (I4). */
  hearLimits(): void {
    const amount = this.fields.get(AMOUNT_FIELD)
    amount?.startLate()
    amount?.judgeAnew()
  }

  /**
   * What goes out under `fields`: every field of the method but the amount. What a condition hides stays at home, as do
   * the parts of a composed value and what may stay empty and is.
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

  /** The names of those that are not right (ANALYT-04). */
  wrongFields(): string[] {
    return [...this.fields.values()].filter((field) => !field.isValid).map((field) => field.name)
  }

  /** What the player has entered so far and may be remembered in this page: no number of a card or a wallet, no code. */
  typed(): Record<string, string> {
    return this.#entered((field) => !field.spec.isPrivate)
  }

  /** Of that, what may stand in the storage of a browser. */
  harmless(): Record<string, string> {
    return this.#entered((field) => field.spec.isHarmless)
  }

  #entered(isMeant: (field: FormField) => boolean): Record<string, string> {
    // A given amount is kept as if it were typed: after a reload the same gesture must be the same payment (D-18).
    const isEntered = (field: FormField) => field.isTouched || (field.spec.isGiven && field.value !== '')
    const entered = [...this.fields.values()].filter((field) => isEntered(field) && isMeant(field))
    return Object.fromEntries(entered.map((field) => [field.name, field.value]))
  }

  /**
   * Puts back what was entered before, and goes to the step that was shown. Money counts in the currency that it was
   * entered in, and in no other (M1).
   */
  fill(values: Readonly<Record<string, string>>, { step = 0, currency = this.currency } = {}): void {
    if (step < this.stepCount) this.step = step
    const mayStand = ({ kind, isPrivate }: FieldSpec) =>
      !isPrivate && (currency === this.currency || !KINDS[kind].isMoney)
    for (const [name, field] of this.fields) {
      const value = Object.hasOwn(values, name) && mayStand(field.spec) ? values[name] : undefined
      if (value === undefined) continue
      if (!field.spec.isGiven) field.restore(value)
      else if (field.takes(value)) field.startWith(value)
    }
  }

  get wallet(): string | undefined {
    for (const field of this.fields.values()) {
      const value = field.spec.isWallet ? this.#goingOut(field) : undefined
      if (value !== undefined) return value
    }
    return undefined
  }

  #goingOut(field: FormField, within: readonly FormField[] = []): string | undefined {
    const { spec } = field
    if (!field.isShown) return undefined
    if (spec.parts.length > 0) return this.#composed(spec, [...within, field])
    return field.isEmpty && !spec.isHidden ? undefined : field.wireValue
  }

  /** With a part missing there is no value: a destination with a hole could be somebody else's. */
  #composed({ parts, template }: FieldSpec, within: readonly FormField[]): string | undefined {
    const values = new Map(parts.map((name) => [name, this.#part(name, within)]))
    if (template === undefined) return [...values.values()].find((value) => value !== undefined)
    const isWhole = [...values.values()].every((value) => value !== undefined)
    return isWhole ? template.replace(/\{([^{}]+)\}/g, (_, name: string) => values.get(name) ?? '') : undefined
  }

  /** A composed field that is a part of itself has no value. */
  #part(name: string, within: readonly FormField[]): string | undefined {
    const field = this.fields.get(name)
    return field === undefined || within.includes(field) ? undefined : this.#goingOut(field, within)
  }

  #showWrong(fields: readonly FormField[]): boolean {
    const wrong = fields.filter((field) => !field.isValid)
    for (const field of wrong) field.showError()
    this.errorCount = wrong.length
    const [first] = wrong
    if (first === undefined) return true
    this.#show(first)
    return false
  }

  #show(field: FormField): void {
    if (field.spec.step >= 0) this.step = field.spec.step
    field.reveal()
  }

  /** A field hears those that it reads, and tells those that it sets. */
  #connect(field: FormField): void {
    const { reads, sets } = field.spec
    if (reads.length > 0) for (const name of reads) this.fields.get(name)?.follow(() => field.reconsider(name))
    if (sets.length === 0) return
    field.follow(() => {
      for (const { target, value } of sets) this.fields.get(target)?.set(value)
    })
  }

  /** Typed values outlive a form that grows by an answer, or that is of another currency now. */
  #keep(before: FormStore): void {
    const isOther = before.currency !== this.currency
    for (const [name, field] of before.fields) {
      const isLost = isOther && KINDS[field.spec.kind].isMoney
      if (field.isTouched && !isLost) this.fields.get(name)?.restore(field.peek())
    }
    this.#step(before)
    // Money counts in the currency that it was entered in, and in no other (M1, ONRAMP-08).
    if (isOther) return this.fields.get(AMOUNT_FIELD)?.clear()
    const amount = before.fields.get(AMOUNT_FIELD)
    // What the player has seen on the button stays, touched or not.
    if (amount !== undefined && !amount.isTouched && amount.peek() !== '') {
      this.fields.get(AMOUNT_FIELD)?.startWith(amount.peek())
    }
    this.#chosen = before.#chosen
  }

  #step({ step }: FormStore): void {
    this.step = step < this.stepCount ? step : 0
  }
}
