import { createAtom, type IAtom } from 'mobx'
import type { FieldKind } from '../../schemas/layout/catalog.ts'
import { KINDS } from './kinds/index.ts'
import type { FieldChoice, FieldMessage, Typing } from './kinds/Kind.ts'

/** What is known of a field before anything is typed; a plan of the layout is such. Shared, and never changed. */
export interface FieldSpec {
  readonly name: string
  readonly kind: FieldKind
  readonly isDisabled: boolean
  readonly isHidden: boolean
  /** The server's to fill in: no action of a layout changes it. */
  readonly isFixed: boolean
  /** The amount, where the player is given it and does not type it. */
  readonly isGiven: boolean
  readonly isWallet: boolean
  /** It is remembered nowhere. */
  readonly isPrivate: boolean
  /** It may stand in the storage of a browser. */
  readonly isHarmless: boolean
  /** Its change asks the server for more. */
  readonly isTriggered: boolean
  readonly wire: 'typed' | 'plain' | 'none'
  /** Made of these fields: by the template, or the first of them that is shown. */
  readonly parts: readonly string[]
  readonly template: string | undefined
  /** From 0; -1 of a field that stands beside the steps. */
  readonly step: number
  /** The fields whose value its own checks, choices or conditions read. */
  readonly reads: readonly string[]
  /** What is wrong with it hangs on nothing but its own value. */
  readonly isSettled: boolean
  /** What can be chosen hangs on the value of another field. */
  readonly cascade: { readonly by: string } | undefined
  /** What a change of it puts into other fields. */
  readonly sets: readonly { readonly target: string; readonly value: string }[]
}

/** The rules of a form, asked for each of its fields. `FormJudge` is one; what it reads is read as MobX reads. */
export interface FieldJudge<S extends FieldSpec = FieldSpec> {
  /** The first value: data, a prefix, the minimum. */
  initial(spec: S): string
  isShown(spec: S): boolean
  /** Whether nothing can be entered: the server has said so, or there is nothing that could be paid. */
  isDisabled(spec: S): boolean
  isRequired(spec: S): boolean
  /** The first thing wrong, whether or not it is shown yet. */
  check(spec: S, value: string): FieldMessage | undefined
  /** Whether nothing was entered: of a phone, nothing behind its prefix. */
  isEmpty(spec: S, value: string): boolean
  /** The value as it may stand in the field now: laid out by its mask, behind its prefix, among its choices. */
  shaped(spec: S, value: string): string
  toWire(spec: S, value: string): string
  /** How a review says it, where that is not how it stands in the field. */
  words(spec: S, value: string): string | undefined
  typing(spec: S): Typing | undefined
  textTyping(spec: S): unknown
  choices(spec: S): readonly FieldChoice[] | undefined
  labelKey(spec: S): string | undefined
  example(spec: S): string | undefined
  /** Its place among the parts of an address. */
  order(spec: S): number
  /** What a text that stands in the field says: this is checked, shown in a review and sent. */
  normalize(spec: S, text: string): string
}

/**
 * One field: its text, and whether its error is shown. One atom, not an observable object: a form of 200 fields mounts
 * and types as fast as hand-written React only this way. React hears a field only when the shown error flips, or when
 * the value of a choice changes; a text input keeps its own text.
 */
export class FormField {
  readonly spec: FieldSpec
  readonly #judge: FieldJudge
  readonly #onTouch: () => void
  /** Undefined until it is first read: the first value may hang on fields that stand further down (a phone's country). */
  #current: string | undefined
  /** The text that was normalized last, and what it says. */
  #normalizedOf = ''
  #normalized = ''
  #kept: string | undefined
  #isTouched = false
  #isErrorAllowed = false
  #isRevealing = false
  /** Emptied because of another currency: nothing comes here by itself, and nobody is to blame. */
  #isCleared = false
  /** The server has refused what stands here. It may be sent again all the same: the server may have changed its mind. */
  #isRefused = false
  #isChanging = false
  #shown: FieldMessage | undefined
  #note: string | undefined
  #version = 0
  #element: HTMLElement | null = null
  /** What it was drawn with last. */
  #drawn: string | undefined
  #drawnRequired: boolean | undefined
  /** The last verdict and what it was of: most keys in a form leave most fields as they were. */
  #judged: FieldMessage | undefined
  #judgedValue: string | undefined
  #listeners: readonly (() => void)[] = NOBODY
  #followers: readonly (() => void)[] = NOBODY
  /** Made when it is first read as MobX reads: of 200 fields a few are. */
  #atom: IAtom | undefined

  /** `onTouch` hears when somebody has entered something. */
  constructor(spec: FieldSpec, judge: FieldJudge, onTouch: () => void = () => undefined) {
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
      this.#current = '' // what reads itself reads nothing
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

  /** How a review says the value, where that is not how it stands here. */
  get words(): string | undefined {
    return this.#judge.words(this.spec, this.value)
  }

  /** What it would start with now. */
  get firstNow(): string {
    return this.#judge.shaped(this.spec, this.#judge.initial(this.spec))
  }

  /** A quiet word under the field, such as the bank of a card. */
  get note(): string | undefined {
    return this.#note
  }

  /** What the text says; the input may hold more of it, such as a blank at its end, until the player leaves it. */
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

  /** Hidden fields are never wrong: they are not the player's (spec 5). */
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

  /** Errors on leaving the field or on submit; cleared on focus. */
  get shownError(): FieldMessage | undefined {
    return this.#shown
  }

  /** What goes out. */
  get wireValue(): string {
    return this.#judge.toWire(this.spec, this.value)
  }

  peek(): string {
    return this.#value
  }

  /** The same for who draws it: what has changed between that and the screen is written there. */
  valueToDraw(): string {
    this.#drawn = this.#value
    return this.#drawn
  }

  /** Whether it must be filled in, for who draws it: it is drawn anew once that is another. */
  requiredToDraw(): boolean {
    this.#drawnRequired = this.isRequired
    return this.#drawnRequired
  }

  /** What the player typed or chose. */
  readonly type = (value: string): void => {
    if (value === this.#value && this.#isTouched) return
    this.#touch()
    this.#change(value)
  }

  /** What something else puts there: a chip, an answer. */
  set(value: string): void {
    this.#touch()
    this.#put(value)
  }

  /** Whether the value may stand here: of a list, whether it is offered. */
  takes(value: string): boolean {
    return value === '' || this.#judge.shaped(this.spec, value) !== ''
  }

  /** Starts with what stood here before. Nothing is set by it: what it set then is there too, or was typed over. */
  restore(value: string): void {
    this.#touch()
    this.#kept = value
    this.#current = undefined
    this.#atom?.reportChanged()
  }

  /** Starts with this instead of its first value, and nobody has touched it yet. */
  startWith(value: string): void {
    this.#kept = value
    this.#current = undefined
    this.#atom?.reportChanged()
  }

  /** Empty, and left so: what is paid in another currency is the player's to say (ONRAMP-08). */
  clear(): void {
    this.startWith('')
    this.#isCleared = true
  }

  /** The first value, where there was none yet and nobody has touched it. What stood there was seen, and stays (I4). */
  startLate(): void {
    if (!this.#isTouched && !this.#isCleared && this.#value === '') this.#put(this.#judge.initial(this.spec))
  }

  /** What it is judged by has changed: a player who is not typing here reads what is wrong with it now. */
  judgeAnew(): void {
    const isSaid = !this.#isTouched || this.#element?.matches(':focus-within') === false
    this.#isErrorAllowed ||= this.isDisabled || (isSaid && !this.#isCleared)
    this.#refresh(true) // it may be one that can be filled no more, or can again
  }

  readonly focus = (): void => {
    if (this.#isRevealing) return // the error is what the player is being shown
    this.#isErrorAllowed = false
    this.#refresh()
  }

  /** What a script or a browser has put into the input without an event is shown, and so it is what counts. */
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

  /** Leaving a field touches it (FIELD-02), and says what is wrong with it; unless the player is back already. */
  readonly blur = (): void => {
    if (this.#element?.matches(':focus-within')) return
    this.reread()
    if (this.#said !== this.#value) this.#leaveAs(this.#said)
    this.showError()
  }

  /** Laid out it is already, and what does not fit is left to be mended. */
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

  /** The server does not take the value: said until the player changes it. */
  refuse(): void {
    this.#isRefused = true
    this.showError()
  }

  say(words: string | undefined): void {
    if (words === this.#note) return
    this.#note = words
    this.#draw()
  }

  /** Moves the player to the field; the first wrong one after a press on the button. It may be about to be drawn. */
  reveal(): void {
    this.#isRevealing = true
    if (this.#element !== null) this.#show(this.#element)
  }

  readonly attach = (element: HTMLElement | null): void => {
    this.#element = element
    if (element === null) return
    const holder = holders.get(element)
    holders.set(element, this)
    // The form has grown, and the input is still the one of before; or the value is no longer what was drawn.
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

  /** Called after every change of its value. */
  follow(follower: () => void): void {
    this.#followers = [...this.#followers, follower]
  }

  /** A field that this one reads has changed, the one of this name: what stands here may have to change with it. */
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
    element.dir ||= 'auto' // an empty one is drawn without
    element.defaultValue = this.#value // what its typing takes for what stood there
  }

  #change(value: string): void {
    const isNew = value !== this.#value
    this.#isCleared = false
    if (isNew) this.#isRefused = false
    this.#current = value
    this.#atom?.reportChanged()
    this.#refresh(KINDS[this.spec.kind].isChosen)
    if (!isNew || this.#isChanging || this.#followers === NOBODY) return
    this.#isChanging = true // two fields that change each other stop here
    try {
      this.#tell()
      // One of them has set this one anew: whoever was told before it has read what stands here no more.
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

/** Whose value an input shows. To ask each of 200 what stands in it takes longer. */
const holders = new WeakMap<HTMLElement, FormField>()

const REFUSED: FieldMessage = { key: 'form.field.refused' }

const NOBODY: readonly (() => void)[] = []

/** A tick or a choice among radios has a value of its own, which is not what was chosen. */
const isText = ({ type }: HTMLInputElement): boolean => type !== 'checkbox' && type !== 'radio'

const isSame = (a: FieldMessage | undefined, b: FieldMessage | undefined): boolean =>
  a === b || (a?.key === b?.key && a?.words === b?.words && JSON.stringify(a?.args) === JSON.stringify(b?.args))
