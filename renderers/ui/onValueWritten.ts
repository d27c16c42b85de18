/**
 * Hears values that code puts into an input. The form writes a chip's amount to the element, and a write fires no event;
 * `field-sizing` would spare us this, but Safari before 26 and Firefox have not got it. React has laid a property of its
 * own over the element for the same purpose, so the one found is called on, not the prototype's.
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
