import { createAtom, type IAtom } from 'mobx'
import type { FieldRules } from './FieldRules.ts'
import type { FieldSpec } from './FieldSpec.ts'
import { KINDS } from './kinds/index.ts'
import type { FieldChoice, FieldMessage, Typing } from './kinds/Kind.ts'

/**
 * One field: its text, and whether its error is shown. It uses a single MobX atom instead of an observable object, so
 * that a form of 200 fields mounts and types as fast as hand-written React. React re-renders a field only when its
 * shown error changes or the value of a choice changes; a text input keeps its own text.
 */
export class FormField {
  readonly spec: FieldSpec
  readonly #judge: FieldRules
  readonly #onTouch: () => void
  /** Undefined until first read: the initial value may depend on fields further down (the country of a phone). */
  #current: string | undefined
  /** The text normalized last, and its result. */
  #normalizedOf = ''
  #normalized = ''
  #kept: string | undefined
  #isTouched = false
  #isErrorAllowed = false
  #isRevealing = false
  /** Cleared by a change of currency: it is not refilled automatically, and its emptiness is not shown as an error. */
  #isCleared = false
  /** The server refused the current value. Resubmitting it is allowed: the server may accept it later. */
  #isRefused = false
  #isChanging = false
  #shown: FieldMessage | undefined
  #note: string | undefined
  #version = 0
  #element: HTMLElement | null = null
  /** The value and the required state of the last render. */
  #drawn: string | undefined
  #drawnRequired: boolean | undefined
  /** The last validation result and the value it belongs to: most keystrokes leave most fields unchanged. */
  #judged: FieldMessage | undefined
  #judgedValue: string | undefined
  #listeners: readonly (() => void)[] = NOBODY
  #followers: readonly (() => void)[] = NOBODY
  /** Created on the first tracked read: only a few of 200 fields are ever observed. */
  #atom: IAtom | undefined

  /** `onTouch` is called whenever a value is entered. */
  constructor(spec: FieldSpec, judge: FieldRules, onTouch: () => void = () => undefined) {
    this.spec = spec
    this.#judge = judge
    this.#onTouch = onTouch
  }

  #observed(): void {
    this.#atom ??= createAtom('field')
    this.#atom.reportObserved()
  }

  get #value(): string {
    if (this.#current === undefined) {
      this.#current = '' // recursion guard: a default that depends on this field reads an empty value
      this.#current = this.#judge.shaped(this.spec, this.#kept ?? this.#judge.initial(this.spec))
    }
    return this.#current
  }

  get #said(): string {
    const text = this.#value
    if (text !== this.#normalizedOf) {
      this.#normalized = this.#judge.normalize(this.spec, text)
      this.#normalizedOf = text
    }
    return this.#normalized
  }

  get name(): string {
    return this.spec.name
  }

  get id(): string {
    const { name } = this.spec
    return `pw-field-${/^[\w.-]*$/.test(name) ? name : name.replace(/[^\w.-]/gu, '-')}`
  }

  get isDisabled(): boolean {
    return this.#judge.isDisabled(this.spec)
  }

  get isRequired(): boolean {
    return this.#judge.isRequired(this.spec)
  }

  get isShown(): boolean {
    return this.#judge.isShown(this.spec)
  }

  get typing(): Typing | undefined {
    return this.#judge.typing(this.spec)
  }

  get textTyping(): unknown {
    return this.#judge.textTyping(this.spec)
  }

  get countries(): readonly string[] {
    return this.#judge.countries(this.spec, this.value)
  }

  get choices(): readonly FieldChoice[] | undefined {
    return this.#judge.choices(this.spec)
  }

  get labelKey(): string | undefined {
    return this.#judge.labelKey(this.spec)
  }

  get example(): string | undefined {
    return this.#judge.example(this.spec)
  }

  get order(): number {
    return this.#judge.order(this.spec)
  }

  /** The text for the review, when it differs from the field's text. */
  get words(): string | undefined {
    return this.#judge.words(this.spec, this.value)
  }

  /** The initial value as of now. */
  get firstNow(): string {
    return this.#judge.shaped(this.spec, this.#judge.initial(this.spec))
  }

  /** A secondary text under the field, such as the bank of a card. */
  get note(): string | undefined {
    return this.#note
  }

  /** The normalized value. The input may still hold more, such as a trailing space, until it loses focus. */
  get value(): string {
    this.#observed()
    return this.#said
  }

  get isTouched(): boolean {
    this.#observed()
    return this.#isTouched
  }

  get isEmpty(): boolean {
    return this.#judge.isEmpty(this.spec, this.value)
  }

  /** Hidden fields are never invalid: the player does not fill them in (spec 5). */
  get broken(): FieldMessage | undefined {
    const { spec } = this
    if (spec.isHidden || !this.#judge.isShown(spec)) return undefined
    const value = this.value
    if (!spec.isSettled) return this.#judge.check(spec, value)
    if (value !== this.#judgedValue) {
      this.#judged = this.#judge.check(spec, value)
      this.#judgedValue = value
    }
    return this.#judged
  }

  get isValid(): boolean {
    return this.broken === undefined
  }

  /** Shown on blur or on submit; cleared on focus. */
  get shownError(): FieldMessage | undefined {
    return this.#shown
  }

  /** The value as it is sent. */
  get wireValue(): string {
    return this.#judge.toWire(this.spec, this.value)
  }

  peek(): string {
    return this.#value
  }

  /**
   * The untracked value for the renderer. Remembered as drawn, so that a later change is written into the element on
   * attach.
   */
  valueToDraw(): string {
    this.#drawn = this.#value
    return this.#drawn
  }

  /** The required state for the renderer. Remembered as drawn, so that a change triggers a re-render. */
  requiredToDraw(): boolean {
    this.#drawnRequired = this.isRequired
    return this.#drawnRequired
  }

  readonly type = (value: string): void => {
    if (value === this.#value && this.#isTouched) return
    this.#touch()
    this.#change(value)
  }

  /** Sets a value that was not typed: from a chip or a server answer. */
  set(value: string): void {
    this.#touch()
    this.#put(value)
  }

  /** Whether the field accepts the value: a choice must be among its items. */
  takes(value: string): boolean {
    return value === '' || this.#judge.shaped(this.spec, value) !== ''
  }

  /** Restores an earlier value without triggering its `sets`: their results were restored too, or were typed over. */
  restore(value: string): void {
    this.#touch()
    this.#kept = value
    this.#current = undefined
    this.#atom?.reportChanged()
  }

  /** Replaces the initial value without marking the field as touched. */
  startWith(value: string): void {
    this.#kept = value
    this.#current = undefined
    this.#atom?.reportChanged()
  }

  /** Clears the field and keeps it empty: the player decides the amount in the new currency (ONRAMP-08). */
  clear(): void {
    this.startWith('')
    this.#isCleared = true
  }

  /** Fills in the initial value that became known late. A value the player has already seen stays (I4). */
  startLate(): void {
    if (!this.#isTouched && !this.#isCleared && this.#value === '') this.#put(this.#judge.initial(this.spec))
  }

  /** Revalidates after the rules changed. The error is shown unless the player is typing in this field. */
  revalidate(): void {
    const isSaid = !this.#isTouched || this.#element?.matches(':focus-within') === false
    this.#isErrorAllowed ||= this.isDisabled || (isSaid && !this.#isCleared)
    this.#refresh(true) // the field may have become disabled or enabled
  }

  readonly focus = (): void => {
    if (this.#isRevealing) return // this focus only reveals the error
    this.#isErrorAllowed = false
    this.#refresh()
  }

  /**
   * Adopts a value that a script or the browser put into the input without an event: the player sees it, so it counts.
   */
  reread(): void {
    const element = this.#element
    if (
      element === null ||
      !(element instanceof HTMLInputElement) ||
      !isText(element) ||
      element.readOnly ||
      element.disabled
    )
      return
    if (element.value !== this.#value && element.value !== this.#drawn) this.type(element.value)
  }

  /** Blur touches the field (FIELD-02) and shows its error, unless focus has already returned to it. */
  readonly blur = (): void => {
    if (this.#element?.matches(':focus-within')) return
    this.reread()
    if (this.#said !== this.#value) this.#leaveAs(this.#said)
    this.showError()
  }

  /** Writes the normalized text without reformatting it; text that does not fit stays for the player to correct. */
  #leaveAs(text: string): void {
    this.#change(text)
    if (this.#element !== null) this.#write(this.#element)
  }

  showError(): void {
    this.#isErrorAllowed = true
    if (!this.#isTouched) {
      this.#touch()
      this.#atom?.reportChanged()
    }
    this.#refresh()
  }

  /** Shows that the server refused the value, until the player changes it. */
  refuse(): void {
    this.#isRefused = true
    this.showError()
  }

  say(words: string | undefined): void {
    if (words === this.#note) return
    this.#note = words
    this.#draw()
  }

  /**
   * Scrolls to the field and focuses it, or does so once it is mounted. Used for the first invalid field after a
   * submit.
   */
  reveal(): void {
    this.#isRevealing = true
    if (this.#element !== null) this.#show(this.#element)
  }

  readonly attach = (element: HTMLElement | null): void => {
    this.#element = element
    if (element === null) return
    const holder = holders.get(element)
    holders.set(element, this)
    // The input was reused for another field, or the value changed since the last render.
    if ((holder !== undefined && holder !== this) || this.#value !== this.#drawn) this.#write(element)
    if (this.#isRevealing) this.#show(element)
  }

  #show(element: HTMLElement): void {
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'center' })
    this.#isRevealing = false
  }

  subscribe(listener: () => void): () => void {
    this.#listeners = this.#listeners === NOBODY ? [listener] : [...this.#listeners, listener]
    return () => {
      this.#listeners = this.#listeners.filter((one) => one !== listener)
    }
  }

  snapshot(): number {
    return this.#version
  }

  /** Calls the follower after every change of the value. */
  follow(follower: () => void): void {
    this.#followers = [...this.#followers, follower]
  }

  /** Called when a field that this one depends on has changed: reformats the value, or revalidates it. */
  reconsider(changed?: string): void {
    const shaped = this.#judge.shaped(this.spec, this.#value)
    if (shaped !== this.#value) this.#put(shaped)
    else this.#refresh(changed !== undefined && changed === this.spec.cascade?.by)
  }

  get #isOtherwiseRequired(): boolean {
    return this.#drawnRequired !== undefined && this.#drawnRequired !== this.isRequired
  }

  #touch(): void {
    this.#isTouched = true
    this.#onTouch()
  }

  #put(value: string): void {
    const shaped = this.#judge.shaped(this.spec, value)
    this.#change(shaped)
    if (this.#element !== null) this.#write(this.#element)
  }

  #write(element: HTMLElement): void {
    const isOther = element instanceof HTMLInputElement && isText(element) && element.value !== this.#value
    if (!isOther) return
    element.value = this.#value
    element.dir ||= 'auto' // an empty input is rendered without `dir`
    element.defaultValue = this.#value // the typing code reads the previous text from here
  }

  #change(value: string): void {
    const isNew = value !== this.#value
    this.#isCleared = false
    if (isNew) this.#isRefused = false
    this.#current = value
    this.#atom?.reportChanged()
    this.#refresh(KINDS[this.spec.kind].isChosen)
    if (!isNew || this.#isChanging || this.#followers === NOBODY) return
    this.#isChanging = true // stops two fields from setting each other forever
    try {
      this.#tell()
      // A follower changed this field again, so the followers notified earlier saw a stale value.
      if (this.#current !== value) this.#tell()
    } finally {
      this.#isChanging = false
    }
  }

  #tell(): void {
    for (const follower of this.#followers) follower()
  }

  #refresh(mustDraw = false): void {
    const shown = this.#isErrorAllowed ? (this.broken ?? (this.#isRefused ? REFUSED : undefined)) : undefined
    if (isSame(shown, this.#shown) && !mustDraw && !this.#isOtherwiseRequired) return
    this.#shown = shown
    this.#draw()
  }

  #draw(): void {
    this.#version++
    for (const listener of this.#listeners) listener()
  }
}

/** The field shown by each input element: faster than asking 200 fields. */
const holders = new WeakMap<HTMLElement, FormField>()

const REFUSED: FieldMessage = { key: 'form.field.refused' }

const NOBODY: readonly (() => void)[] = []

/** The `value` of a checkbox or radio input is constant and does not tell whether it is selected. */
const isText = ({ type }: HTMLInputElement): boolean => type !== 'checkbox' && type !== 'radio'

const isSame = (a: FieldMessage | undefined, b: FieldMessage | undefined): boolean =>
  a === b || (a?.key === b?.key && a?.words === b?.words && JSON.stringify(a?.args) === JSON.stringify(b?.args))
