/** What a kind of typing does with a text that a keyboard composes: digits on many phones, most words of Asia. */
export interface Composing {
  /** Before the first of it: the input is still as its player left it. */
  readonly start: () => void
  /** At every step. The text must be told, and must not be rewritten: the keyboard would lose its place in it. */
  readonly draft: () => void
  /** It is done, or given up: the text may be rewritten. */
  readonly end: () => void
}

export interface Composition {
  readonly isOn: () => boolean
  /** Whether an `input` event is a part of the composition, and so dealt with. */
  readonly takes: (event: Event) => boolean
  readonly stop: () => void
}

/**
 * Hears an input's composition from its beginning to its end. Leaving the field ends it even with a keyboard that does
 * not say so.
 */
export function onComposition(input: HTMLInputElement, { start, draft, end }: Composing): Composition {
  let isOn = false
  let settled: string | undefined
  const begin = () => {
    if (isOn) return
    isOn = true
    start()
  }
  const finish = () => {
    if (!isOn) return
    isOn = false
    end()
    settled = input.value
  }
  const takes = (event: Event) => {
    const isStep = event instanceof InputEvent && event.isComposing
    if (isOn || isStep) {
      isOn = true // it may have begun before anybody listened
      draft()
      return true
    }
    // Firefox says once more what the composition has brought, when it is over.
    return event instanceof InputEvent && OF_COMPOSITION.test(event.inputType) && input.value === settled
  }
  input.addEventListener('compositionstart', begin)
  input.addEventListener('compositionend', finish)
  input.addEventListener('blur', finish)
  return {
    isOn: () => isOn,
    takes,
    stop: () => {
      input.removeEventListener('compositionstart', begin)
      input.removeEventListener('compositionend', finish)
      input.removeEventListener('blur', finish)
    },
  }
}

const OF_COMPOSITION = /composition/i
