/** A button that copies a text and shows whether it succeeded. */
export function copyButton(text: () => string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'quietButton copy'
  button.textContent = 'Copy'
  button.addEventListener('click', () => {
    copy(text()).then(
      () => showText(button, 'Copied'),
      () => showText(button, 'Not allowed: select it'),
    )
  })
  return button
}

// Async, so that a missing clipboard is a rejection: only https pages and localhost have one.
const copy = async (text: string): Promise<void> => navigator.clipboard.writeText(text)

function showText(button: HTMLButtonElement, words: string): void {
  button.textContent = words
  setTimeout(() => {
    button.textContent = 'Copy'
  }, 2000)
}
