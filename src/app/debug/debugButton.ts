const LOOK = {
  position: 'fixed',
  insetBlockEnd: '4px',
  insetInlineStart: '4px',
  zIndex: '9',
  padding: '4px 8px',
  border: '1px solid',
  borderRadius: '6px',
  background: '#fff',
  color: '#000',
  font: '12px sans-serif',
}

/**
 * Shows a button that copies the report, above every page of the cashier. It is for developers, so it is in English.
 * Without the clipboard, the report is written to the console. Returns the cleanup.
 */
export function debugButton(element: HTMLElement, report: () => string): () => void {
  const button = document.createElement('button')
  Object.assign(button, { type: 'button', lang: 'en', dir: 'ltr', textContent: 'Copy debug report' })
  Object.assign(button.style, LOOK)
  button.onclick = async () => {
    const text = report()
    try {
      await navigator.clipboard.writeText(text)
      button.textContent = 'Copied'
    } catch {
      console.info(text)
      button.textContent = 'Written to the console'
    }
  }
  element.after(button)
  return () => button.remove()
}
