import { element } from './element.ts'

/** Notices about problems of the demo's environment; each is removed when its problem is solved. */
export function notices() {
  const box = element('notices', HTMLDivElement)
  const shown = new Map<string, HTMLParagraphElement>()
  return {
    put(id: string, text: string): void {
      const line = shown.get(id) ?? document.createElement('p')
      if (line.textContent !== text) line.textContent = text
      shown.set(id, line)
      box.append(line)
    },
    take(id: string): void {
      shown.get(id)?.remove()
      shown.delete(id)
    },
  }
}
