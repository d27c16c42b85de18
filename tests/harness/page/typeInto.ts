import { flushSync } from 'react-dom'

const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** A key in an input, as the browser does it: the element changes by itself, and then it says so. */
export function typeInto(input: HTMLInputElement, value: string): void {
  write?.call(input, value)
  flushSync(() => input.dispatchEvent(new InputEvent('input', { bubbles: true })))
}

export function inputNamed(element: Element, name: string): HTMLInputElement {
  const input = element.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (input === null) throw new Error(`There is no input "${name}".`)
  return input
}
