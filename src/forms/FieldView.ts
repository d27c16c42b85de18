import { FieldBinding } from './FieldBinding.ts'
import type { ErrorAnnouncement, FieldModel, FieldOutput } from './FieldModel.ts'
import type { FieldRules } from './FieldRules.ts'
import type { FieldChoice, FieldMessage, Typing } from './kinds/Kind.ts'

/**
 * A field as it is drawn: derived from its model, and created when the field is drawn first. React re-renders a field
 * only when its shown error, its note, its required state or the selection of a choice changes.
 */
export class FieldView implements FieldOutput {
  readonly input: FieldBinding
  readonly #model: FieldModel
  readonly #rules: FieldRules
  /** The required state of the last render. */
  #renderedRequired: boolean | undefined
  #version = 0
  #listeners: readonly (() => void)[] = NO_LISTENERS

  constructor(model: FieldModel, rules: FieldRules) {
    this.#model = model
    this.#rules = rules
    this.input = new FieldBinding(model)
    model.connect(this)
  }

  get id(): string {
    const { name } = this.#model
    return `pw-field-${/^[\w.-]*$/.test(name) ? name : name.replace(/[^\w.-]/gu, '-')}`
  }

  get isDisabled(): boolean {
    return this.#model.isDisabled
  }

  get isRequired(): boolean {
    return this.#model.isRequired
  }

  get isShown(): boolean {
    return this.#model.isShown
  }

  get isEmpty(): boolean {
    return this.#model.isEmpty
  }

  get value(): string {
    return this.#model.value
  }

  get shownError(): FieldMessage | undefined {
    return this.#model.shownError
  }

  get announcement(): ErrorAnnouncement | undefined {
    return this.#model.announcement
  }

  get note(): string | undefined {
    return this.#model.note
  }

  get typing(): Typing | undefined {
    return this.#rules.typing(this.#model.spec)
  }

  get textTyping(): unknown {
    return this.#rules.textTyping(this.#model.spec)
  }

  get choices(): readonly FieldChoice[] | undefined {
    return this.#rules.choices(this.#model.spec)
  }

  get mark(): string | undefined {
    return this.#rules.mark(this.#model.spec)
  }

  iconUrl(name: string): string {
    return this.#rules.iconUrl(name)
  }

  get labelKey(): string | undefined {
    return this.#rules.labelKey(this.#model.spec)
  }

  get example(): string | undefined {
    return this.#rules.example(this.#model.spec)
  }

  get order(): number {
    return this.#rules.order(this.#model.spec)
  }

  /** The text for the review, when it differs from the field's text. */
  get words(): string | undefined {
    return this.#rules.words(this.#model.spec, this.#model.value)
  }

  /** The text to render. Not tracked by MobX. */
  valueToDraw(): string {
    return this.input.textToRender()
  }

  /** The required state for the renderer. Remembered, so that a change triggers a re-render. */
  requiredToDraw(): boolean {
    this.#renderedRequired = this.isRequired
    return this.#renderedRequired
  }

  subscribe(listener: () => void): () => void {
    this.#listeners = this.#listeners === NO_LISTENERS ? [listener] : [...this.#listeners, listener]
    return () => {
      this.#listeners = this.#listeners.filter((one) => one !== listener)
    }
  }

  snapshot(): number {
    return this.#version
  }

  textSet(): void {
    this.input.write()
  }

  refreshed(isChanged: boolean): void {
    if (!isChanged && !this.#isRequiredChanged()) return
    this.#version++
    for (const listener of this.#listeners) listener()
  }

  #isRequiredChanged(): boolean {
    return this.#renderedRequired !== undefined && this.#renderedRequired !== this.isRequired
  }
}

const NO_LISTENERS: readonly (() => void)[] = []
