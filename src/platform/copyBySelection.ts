/** The older way to copy, for a frame whose host has not allowed the clipboard. */
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

/** Also in a shadow root, of which the document knows the host alone. */
function focusedIn(root: DocumentOrShadowRoot): Element | null {
  const { activeElement } = root
  return activeElement?.shadowRoot ? focusedIn(activeElement.shadowRoot) : activeElement
}
