/**
 * Calls the listener when code writes the input's value, such as a chip's amount, because a write fires no event.
 * `field-sizing` would make this unnecessary, but is missing in Firefox and in Safari before 26. React defines its own
 * `value` property on the element, so that property is called rather than the prototype's.
 */
export function onValueWritten(input: HTMLInputElement, listener: () => void): () => void {
  const own = Object.getOwnPropertyDescriptor(input, 'value')
  const found = own ?? Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  if (!found?.get || !found.set) return () => undefined
  const { get, set } = found
  Object.defineProperty(input, 'value', {
    configurable: true,
    enumerable: found.enumerable ?? false,
    get: () => get.call(input),
    set: (value: string) => {
      set.call(input, value)
      listener()
    },
  })
  return () => restore(input, own)
}

function restore(input: HTMLInputElement, own: PropertyDescriptor | undefined): void {
  if (own) Object.defineProperty(input, 'value', own)
  else Reflect.deleteProperty(input, 'value')
}
