import { flushSync } from 'react-dom'

const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** Simulates typing: sets the value natively, then fires the input event. */
export function typeInto(input: HTMLInputElement, value: string): void {
  write?.call(input, value)
  flushSync(() => input.dispatchEvent(new InputEvent('input', { bubbles: true })))
}

export function inputNamed(element: Element, name: string): HTMLInputElement {
  const input = element.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (input === null) throw new Error(`There is no input "${name}".`)
  return input
}
