import type { FieldModel } from './FieldModel.ts'

/**
 * Connects a field to its input element: passes on the player's input, writes texts set by code, and moves the focus.
 * The only module of forms that touches the DOM. A text input keeps its own text; React does not control it.
 */
export class FieldBinding {
  readonly #model: FieldModel
  #element: HTMLElement | null = null
  /** The text of the last render. */
  #rendered: string | undefined
  #isRevealing = false

  constructor(model: FieldModel) {
    this.#model = model
  }

  /** Whether the field is on the page and the focus is elsewhere. */
  get isLeft(): boolean {
    return this.#element?.matches(':focus-within') === false
  }

  readonly type = (text: string): void => this.#model.type(text)

  readonly focus = (): void => {
    if (!this.#isRevealing) this.#model.hideError() // otherwise this focus only reveals the error
  }

  /** Handles the blur event. Ignored when the focus has already returned to the field. */
  readonly blur = (): void => {
    if (this.#element?.matches(':focus-within')) return
    this.reread()
    this.#model.leave()
  }

  readonly attach = (element: HTMLElement | null): void => {
    this.#element = element
    if (element === null) return
    const holder = holders.get(element)
    holders.set(element, this)
    // Writes the text if the input showed another field before, or if the value has changed since the last render.
    if ((holder !== undefined && holder !== this) || this.#model.peek() !== this.#rendered) this.write()
    if (this.#isRevealing) this.#show(element)
  }

  /**
   * The text to render, of a secret none. Remembered, so that a later change is written when the element is attached.
   */
  textToRender(): string {
    this.#rendered = this.#model.isSecret ? '' : this.#model.peek()
    return this.#rendered
  }

  /** Writes the field's text into its element. */
  write(): void {
    const element = this.#element
    const text = this.#model.peek()
    if (!isTextInput(element) || element.value === text) return
    element.value = text
    element.dir ||= 'auto' // an empty input is rendered without `dir`
    // The typing code reads the previous text from here.
    if (!this.#model.isSecret) element.defaultValue = text
  }

  /**
   * Adopts a value that a script or the browser put into the input without an event: the player sees that value, so it
   * counts.
   */
  reread(): void {
    const element = this.#element
    if (!isTextInput(element) || element.readOnly || element.disabled) return
    if (element.value !== this.#model.peek() && element.value !== this.#rendered) this.#model.type(element.value)
  }

  /**
   * Scrolls to the field and focuses it, or does so once it is mounted. If it has the focus already, a screen reader
   * would read nothing: its error is announced.
   */
  reveal(): void {
    this.#isRevealing = true
    if (this.#element !== null) this.#show(this.#element)
  }

  #show(element: HTMLElement): void {
    if (element.matches(':focus-within')) this.#model.announceError()
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'center' })
    this.#isRevealing = false
  }
}

/** The field shown by each input element: a lookup is faster than a search through 200 fields. */
const holders = new WeakMap<HTMLElement, FieldBinding>()

/** Excludes checkboxes and radio inputs: their `value` is constant and does not show whether they are selected. */
function isTextInput(element: HTMLElement | null): element is HTMLInputElement {
  if (element === null || !(element instanceof HTMLInputElement)) return false
  const { type } = element
  return type !== 'checkbox' && type !== 'radio'
}
