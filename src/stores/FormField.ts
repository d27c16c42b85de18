import { createAtom } from 'mobx'

export interface FieldMessage {
  readonly key: string
  readonly args?: Readonly<Record<string, string>>
}

/** How an amount may be typed, in the form the amount renderer takes. */
export interface Typing {
  readonly currency: string
  readonly decimals: number
  readonly decimalSeparator: '.' | ','
  readonly maxIntegerDigits: number
}

export interface FieldSpec {
  readonly name: string
  readonly kind: string
  readonly value: string
  readonly isOptional: boolean
  readonly isDisabled: boolean
  readonly isHidden: boolean
  readonly isWallet: boolean
  /** Whether a condition of the layout shows it now; read as MobX reads. */
  readonly isShown: () => boolean
  /** The first rule that the value breaks, whether or not it is shown yet. */
  readonly check: (value: string) => FieldMessage | undefined
  readonly typing?: Typing | undefined
}

/**
 * One field: its text, and whether its error is shown. One atom, not an observable object: a form of 200 fields mounts
 * and types as fast as hand-written React only this way. React hears a field only when the shown error flips, or when
 * the value of a choice changes; a text input keeps its own text.
 */
export class FormField {
  readonly name: string
  readonly spec: FieldSpec
  readonly id: string
  readonly isDisabled: boolean
  readonly isRequired: boolean
  readonly typing: Typing | undefined
  #value: string
  #isTouched = false
  #isErrorAllowed = false
  #isRevealing = false
  #shown: FieldMessage | undefined
  #version = 0
  #element: HTMLElement | null = null
  readonly #atom = createAtom('field')
  readonly #listeners = new Set<() => void>()

  constructor(spec: FieldSpec) {
    this.spec = spec
    this.name = spec.name
    this.id = `pw-field-${spec.name}`
    this.isDisabled = spec.isDisabled
    this.isRequired = !spec.isOptional
    this.typing = spec.typing
    this.#value = spec.value
  }

  get value(): string {
    this.#atom.reportObserved()
    return this.#value
  }

  get isTouched(): boolean {
    this.#atom.reportObserved()
    return this.#isTouched
  }

  /** Hidden fields are never wrong: they are not the player's (spec 5). */
  get broken(): FieldMessage | undefined {
    if (this.spec.isHidden || !this.spec.isShown()) return undefined
    return this.spec.check(this.value)
  }

  get isValid(): boolean {
    return this.broken === undefined
  }

  /** Errors on leaving the field or on submit; cleared on focus. */
  get shownError(): FieldMessage | undefined {
    return this.#shown
  }

  peek(): string {
    return this.#value
  }

  /** What the player typed or chose. */
  type(value: string): void {
    if (value === this.#value && this.#isTouched) return
    this.#change(value)
  }

  /** What something else puts there: a chip, an answer. */
  set(value: string): void {
    this.#change(value)
    const element = this.#element
    if (element !== null && element instanceof HTMLInputElement && element.value !== value) element.value = value
  }

  focus(): void {
    if (this.#isRevealing) return // the error is what the player is being shown
    this.#isErrorAllowed = false
    this.#refresh()
  }

  blur(): void {
    if (!this.#isTouched && this.#value === '') return
    this.showError()
  }

  showError(): void {
    this.#isErrorAllowed = true
    this.#isTouched = true
    this.#atom.reportChanged()
    this.#refresh()
  }

  /** Moves the player to the field; the first wrong one after a press on the button. */
  reveal(): void {
    this.#isRevealing = true
    this.#element?.focus({ preventScroll: true })
    this.#isRevealing = false
    this.#element?.scrollIntoView({ block: 'center' })
  }

  attach(element: HTMLElement | null): void {
    this.#element = element
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = (): number => this.#version

  #change(value: string): void {
    this.#value = value
    this.#isTouched = true
    this.#atom.reportChanged()
    this.#refresh(this.spec.kind === 'dropdown')
  }

  #refresh(mustDraw = false): void {
    const shown = this.#isErrorAllowed ? this.broken : undefined
    if (isSame(shown, this.#shown) && !mustDraw) return
    this.#shown = shown
    this.#version++
    for (const listener of this.#listeners) listener()
  }
}

const isSame = (a: FieldMessage | undefined, b: FieldMessage | undefined): boolean =>
  a?.key === b?.key && JSON.stringify(a?.args) === JSON.stringify(b?.args)
