/** Copies with `execCommand`, for a frame without clipboard permission. Returns whether it succeeded. */
export function copyBySelection(text: string): boolean {
  const focused = focusedIn(document)
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.className = 'pw-visually-hidden'
  document.body.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

/** The focused element, also inside shadow roots. */
function focusedIn(root: DocumentOrShadowRoot): Element | null {
  const { activeElement } = root
  return activeElement?.shadowRoot ? focusedIn(activeElement.shadowRoot) : activeElement
}
