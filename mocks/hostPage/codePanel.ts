import { codesFor } from './code.ts'
import { copyButton } from './copyButton.ts'
import { element } from './element.ts'
import type { Settings } from './Settings.ts'

/** The panel with the code of a host that embeds the cashier as the controls say, by framework. */
export function codePanel() {
  const framework = element('codeFramework', HTMLSelectElement)
  const lines = element('codeLines', HTMLPreElement)
  let texts: readonly string[] = []
  const chosen = () => texts[framework.selectedIndex] ?? ''
  const draw = () => {
    lines.textContent = chosen()
  }
  element('codeHead', HTMLDivElement).append(copyButton(chosen))
  // Focusable, so that the keyboard can scroll it.
  lines.tabIndex = 0
  framework.addEventListener('change', draw)
  return {
    show(settings: Settings): void {
      const codes = codesFor(settings)
      if (framework.length === 0) framework.append(...codes.map(({ framework: name }) => new Option(name)))
      texts = codes.map(({ text }) => text)
      draw()
    },
  }
}
