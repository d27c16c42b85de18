import { createAtom, type IAtom } from 'mobx'
import type { ValuePiece } from '../../schemas/layout/slots.ts'
import type { FieldRules } from './FieldRules.ts'
import type { FieldSpec } from './FieldSpec.ts'
import { KINDS } from './kinds/index.ts'
import type { FieldMessage } from './kinds/Kind.ts'

/** An announcement of the displayed error to screen readers. A new id announces the same error again. */
export interface ErrorAnnouncement {
  readonly urgency: 'polite' | 'assertive'
  readonly id: number
}

/** The display of a field, called by the field's model. A field that is not shown has none. */
export interface FieldOutput {
  /** The text was set by code rather than typed: the input does not hold it yet. */
  textSet(): void
  /** The field was validated again. `isChanged`: its shown error, its note or its selection has changed. */
  refreshed(isChanged: boolean): void
}

/**
 * The value of one field: the entered text, its normalized value, its validation, and whether its error is shown. Knows
 * no DOM. It uses a single MobX atom instead of an observable object, so that a form of 200 fields mounts and types as
 * fast as hand-written React.
 */
export class FieldModel {
  readonly spec: FieldSpec
  readonly #rules: FieldRules
  readonly #onTouch: () => void
  #output: FieldOutput | undefined
  /** Undefined until first read: the initial value may depend on fields further down (the country of a phone). */
  #text: string | undefined
  /** Cache of the normalization: the text that was last normalized, and the result. */
  #normalizedOf = ''
  #normalized = ''
  /** Replaces the initial value of the rules, for example after a draft was restored. */
  #kept: string | undefined
  #isTouched = false
  #isErrorAllowed = false
  /** An error was shown: from then on, a field validated on submit is validated on leaving it. */
  #wasWrong = false
  /**
   * A change of currency cleared the field: it is not refilled automatically, and being empty is not shown as an error.
   */
  #isCleared = false
  /** The server refused the current value. Resubmitting it is allowed: the server may accept it later. */
  #isRefused = false
  #isChanging = false
  #shownError: FieldMessage | undefined
  #announcement: ErrorAnnouncement | undefined
  #announcementCount = 0
  /** The player has typed since the displayed error was read or announced: leaving the field announces it. */
  #isRetyped = false
  #note: string | undefined
  /** The last validation result and the value it belongs to: most keystrokes leave most fields unchanged. */
  #checked: FieldMessage | undefined
  #checkedValue: string | undefined
  #followers: readonly (() => void)[] = NO_FOLLOWERS
  /** Created on the first tracked read: only a few of 200 fields are ever observed. */
  #atom: IAtom | undefined

  /** `onTouch` is called whenever a value is entered. */
  constructor(spec: FieldSpec, rules: FieldRules, onTouch: () => void = () => undefined) {
    this.spec = spec
    this.#rules = rules
    this.#onTouch = onTouch
  }

  /** Connects the display of the field. */
  connect(output: FieldOutput): void {
    this.#output = output
  }

  get name(): string {
    return this.spec.name
  }

  get isDisabled(): boolean {
    return this.#rules.isDisabled(this.spec)
  }

  get isRequired(): boolean {
    return this.#rules.isRequired(this.spec)
  }

  get isShown(): boolean {
    return this.#rules.isShown(this.spec)
  }

  /** The normalized value. The input may still hold more, such as a trailing space, until it loses focus. */
  get value(): string {
    this.#observed()
    return this.#normalizedText()
  }

  get isTouched(): boolean {
    this.#observed()
    return this.#isTouched
  }

  get isEmpty(): boolean {
    return this.#rules.isEmpty(this.spec, this.value)
  }

  /** A secret is never written into the document, where scripts and session recorders could read it. */
  get isSecret(): boolean {
    return KINDS[this.spec.kind].isSecret
  }

  /** Whether its error first appears when the button is pressed, and has not appeared yet. */
  get awaitsPress(): boolean {
    this.#observed()
    return this.spec.validateOn === 'submit' && !this.#wasWrong
  }

  /** The value as sent to the server. */
  get wireValue(): string {
    return this.#rules.toWire(this.spec, this.value)
  }

  /** The text of the selected option; empty for any other field. */
  get chosenText(): string {
    return this.#rules.chosenText(this.spec, this.value)
  }

  /** A piece of the value, sent under a name of its own. */
  piece(piece: ValuePiece): string {
    return this.isEmpty ? '' : this.#rules.piece(this.spec, this.value, piece)
  }

  get countries(): readonly string[] {
    return this.#rules.countries(this.spec, this.value)
  }

  /** The initial value under the current rules and data. */
  get initialNow(): string {
    return this.#rules.formatted(this.spec, this.#rules.initial(this.spec))
  }

  /** The validation error, shown or not. Hidden fields have none: the player does not fill them in (spec 5). */
  get broken(): FieldMessage | undefined {
    const { spec } = this
    if (spec.isHidden || !this.#rules.isShown(spec)) return undefined
    const value = this.value
    if (!spec.isCacheable) return this.#rules.check(spec, value)
    if (value !== this.#checkedValue) {
      this.#checked = this.#rules.check(spec, value)
      this.#checkedValue = value
    }
    return this.#checked
  }

  get isValid(): boolean {
    return this.broken === undefined
  }

  /**
   * The displayed error: set on blur or submit, cleared on focus. Not observable: `FieldView` is notified of changes.
   */
  get shownError(): FieldMessage | undefined {
    return this.#shownError
  }

  /**
   * The announcement of the displayed error. Undefined while the player types, and after a press: a press focuses the
   * first invalid field, and its error is read with it. Not observable: `FieldView` is notified of changes.
   */
  get announcement(): ErrorAnnouncement | undefined {
    return this.#announcement
  }

  /** A secondary text under the field, such as the bank of a card. Not observable: `FieldView` is notified of changes. */
  get note(): string | undefined {
    return this.#note
  }

  /** The text in the input. Not tracked by MobX. */
  peek(): string {
    if (this.#text === undefined) {
      this.#text = '' // recursion guard: a default that depends on this field reads an empty value
      this.#text = this.#rules.formatted(this.spec, this.#kept ?? this.#rules.initial(this.spec))
    }
    return this.#text
  }

  /** Sets a text that the player has typed. */
  type(text: string): void {
    if (text === this.peek() && this.#isTouched) return
    this.#touch()
    const isAnnounced = this.spec.validateOn === 'input'
    if (isAnnounced) this.#isErrorAllowed = true
    this.#change(text, isAnnounced ? undefined : 'typing')
  }

  /** Sets a value that was not typed: from a chip or a server answer. */
  set(value: string): void {
    this.#touch()
    this.#put(value)
  }

  /** Whether the field accepts the value: a choice must be among its items. */
  accepts(value: string): boolean {
    return value === '' || this.#rules.formatted(this.spec, value) !== ''
  }

  /** Restores an earlier value without triggering its `sets`: their target fields were restored too, or typed over. */
  restore(value: string): void {
    this.#touch()
    this.startWith(value)
  }

  /** Replaces the initial value without marking the field as touched. */
  startWith(value: string): void {
    this.#kept = value
    this.#text = undefined
    this.#atom?.reportChanged()
  }

  /** Clears the field and keeps it empty: the player decides the amount in the new currency (ONRAMP-08). */
  clear(): void {
    this.startWith('')
    this.#isCleared = true
  }

  /** Fills in the initial value that became known late. A value the player has already seen stays (I4). */
  startLate(): void {
    if (!this.#isTouched && !this.#isCleared && this.peek() === '') this.#put(this.#rules.initial(this.spec))
  }

  /** Revalidates after the rules changed. The error is shown unless the player may still be typing in this field. */
  revalidate(isLeft: boolean): void {
    const isEntered = !this.#isTouched || isLeft
    this.#isErrorAllowed ||= this.isDisabled || (isEntered && !this.#isCleared)
    this.#refresh(undefined, true) // the field may have become disabled or enabled
  }

  /** Called when a field that this one depends on has changed: reformats the value, or revalidates it. */
  dependencyChanged(changed?: string): void {
    const text = this.peek()
    const formatted = this.#rules.formatted(this.spec, text)
    if (formatted !== text) this.#put(formatted)
    else this.#refresh(undefined, changed !== undefined && changed === this.spec.cascade?.by)
  }

  /** Hides the error while the player corrects the value, unless the field is validated at every change. */
  hideError(): void {
    if (this.spec.validateOn === 'input' && this.#isTouched) return
    this.#isErrorAllowed = false
    this.#refresh()
  }

  /** Shows the error after a press on the button. */
  showError(): void {
    this.#showError('press')
  }

  /** Shows the error of a value that code has filled in. */
  showFilledError(): void {
    this.#showError()
  }

  /** Announces the displayed error after a press that could not move the focus to the field: it was there already. */
  announceError(): void {
    if (this.#shownError === undefined) return
    this.#announcement = this.#createAnnouncement('assertive')
    this.#output?.refreshed(true)
  }

  #showError(cause?: Cause): void {
    this.#isErrorAllowed = true
    this.#markTouched()
    this.#refresh(cause)
    if (this.#shownError === undefined) return
    const awaited = this.awaitsPress
    this.#wasWrong = true
    if (awaited) this.#atom?.reportChanged()
  }

  #markTouched(): void {
    if (this.#isTouched) return
    this.#touch()
    this.#atom?.reportChanged()
  }

  /**
   * The player has left the field: it counts as touched (FIELD-02) and shows its error. The normalized value replaces
   * its text without further formatting; a text that does not fit stays for the player to correct.
   */
  leave(): void {
    const normalized = this.#normalizedText()
    if (normalized !== this.peek()) {
      this.#change(normalized)
      this.#output?.textSet()
    }
    if (this.spec.validateOn === 'submit' && !this.#wasWrong) this.#markTouched()
    else this.#showError('leaving')
  }

  /** Shows that the server refused the value, until the player changes it. */
  refuse(): void {
    this.#isRefused = true
    this.showError()
  }

  setNote(note: string | undefined): void {
    if (note === this.#note) return
    this.#note = note
    this.#output?.refreshed(true)
  }

  /** Calls the follower after every change of the value. */
  follow(follower: () => void): void {
    this.#followers = [...this.#followers, follower]
  }

  #observed(): void {
    this.#atom ??= createAtom('field')
    this.#atom.reportObserved()
  }

  #normalizedText(): string {
    const text = this.peek()
    if (text !== this.#normalizedOf) {
      this.#normalized = this.#rules.normalize(this.spec, text)
      this.#normalizedOf = text
    }
    return this.#normalized
  }

  #touch(): void {
    this.#isTouched = true
    this.#onTouch()
  }

  #put(value: string): void {
    this.#change(this.#rules.formatted(this.spec, value))
    this.#output?.textSet()
  }

  #change(text: string, cause?: Cause): void {
    const isNew = text !== this.peek()
    this.#isCleared = false
    if (isNew) this.#isRefused = false
    this.#text = text
    this.#atom?.reportChanged()
    this.#refresh(cause, KINDS[this.spec.kind].isChosen)
    if (!isNew || this.#isChanging || this.#followers === NO_FOLLOWERS) return
    this.#isChanging = true // stops two fields from setting each other forever
    try {
      this.#tellFollowers()
      // A follower changed this field again, so the followers notified earlier saw a stale value.
      if (this.#text !== text) this.#tellFollowers()
    } finally {
      this.#isChanging = false
    }
  }

  #tellFollowers(): void {
    for (const follower of this.#followers) follower()
  }

  #createAnnouncement(urgency: ErrorAnnouncement['urgency']): ErrorAnnouncement {
    this.#announcementCount++
    return { urgency, id: this.#announcementCount }
  }

  #refresh(cause?: Cause, mustDraw = false): void {
    const error = this.#isErrorAllowed ? (this.broken ?? (this.#isRefused ? REFUSED : undefined)) : undefined
    const isOther = !isSame(error, this.#shownError)
    const isUnread = isOther || (error !== undefined && this.#isRetyped && cause === 'leaving')
    this.#shownError = error
    if (isUnread) {
      const isSilent = error === undefined || cause === 'press' || cause === 'typing'
      this.#announcement = isSilent ? undefined : this.#createAnnouncement('polite')
    }
    this.#isRetyped = cause === 'typing' || (cause === undefined && this.#isRetyped && !isUnread)
    this.#output?.refreshed(mustDraw || isUnread)
  }
}

/** What shows or hides an error, where that decides whether the error is announced. */
type Cause = 'typing' | 'leaving' | 'press'

const REFUSED: FieldMessage = { key: 'form.field.refused' }

const NO_FOLLOWERS: readonly (() => void)[] = []

const isSame = (a: FieldMessage | undefined, b: FieldMessage | undefined): boolean =>
  a === b || (a?.key === b?.key && a?.words === b?.words && JSON.stringify(a?.args) === JSON.stringify(b?.args))
