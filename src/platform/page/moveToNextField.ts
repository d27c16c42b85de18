/**
 * On a phone, Enter in a text field whose key is labelled "next" moves to the next text field of the form, or closes the
 * keyboard if there is none. iOS only labels the key, and sends an Enter, which would submit the form. Returns the
 * cleanup.
 */
export function moveToNextField(root: HTMLElement): () => void {
  const move = (event: KeyboardEvent) => {
    const { target, key, isComposing, keyCode } = event
    // Safari ends the composition before keydown and marks that keydown only with keyCode 229.
    if (key !== 'Enter' || isComposing || keyCode === 229 || !(target instanceof HTMLInputElement)) return
    // In an open list, Enter selects an option.
    const isOpen = target.getAttribute('aria-expanded') === 'true'
    if (target.enterKeyHint !== 'next' || isOpen || !matchMedia('(hover: none) and (pointer: coarse)').matches) return
    event.preventDefault()
    const fields = [...(target.form?.querySelectorAll<HTMLInputElement>('input[enterkeyhint]') ?? [])]
    const next = fields.slice(fields.indexOf(target) + 1).find(isUsable)
    if (next === undefined) target.blur()
    else next.focus()
  }
  root.addEventListener('keydown', move, { capture: true })
  return () => root.removeEventListener('keydown', move, { capture: true })
}

const isUsable = (field: HTMLInputElement): boolean =>
  !field.disabled && field.enterKeyHint !== 'search' && field.getClientRects().length > 0
