/** A fake of the browser's input, with the members that a field uses. Node has no DOM. */
export class FakeInput {
  value = ''
  defaultValue = ''
  dir = ''
  type = 'text'
  readOnly = false
  disabled = false
  hasFocus = false
  isScrolledTo = false

  /** The code calls it with `:focus-within` only. */
  matches = () => this.hasFocus

  focus = () => {
    this.hasFocus = true
  }

  scrollIntoView = () => {
    this.isScrolledTo = true
  }
}

export const asElement = (input: FakeInput): HTMLElement => input as unknown as HTMLElement
