/** Handlers for text composition (IME), used for digits on many phones and for most Asian languages. */
export interface Composing {
  /** Called before the composition changes the text. */
  readonly start: () => void
  /**
   * Called at every composition step. The handler may report the text but not rewrite it: the keyboard would lose its
   * position.
   */
  readonly draft: () => void
  /** Called when the composition is completed or cancelled: the handler may rewrite the text. */
  readonly end: () => void
}

export interface Composition {
  readonly isOn: () => boolean
  /** Whether an `input` event belongs to the composition and is already handled. */
  readonly takes: (event: Event) => boolean
  readonly stop: () => void
}

/** Tracks an input's composition. Blur ends it, even if the keyboard does not report an end. */
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
      isOn = true // the composition may have begun before the listeners were added
      draft()
      return true
    }
    // Firefox fires another input event with the composed text after the end of the composition.
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
