export type Way = 'undo' | 'redo'

const HISTORY_INPUT: Readonly<Record<string, Way>> = { historyUndo: 'undo', historyRedo: 'redo' }

/**
 * Calls `travel` instead of the browser's undo and redo, whose history is lost or wrong when code writes a value (E4).
 * The keyboard shortcut is handled too, because WebKit sends no event for it when its own history is empty.
 */
export function onUndo(input: HTMLInputElement, travel: (way: Way) => void, signal: AbortSignal): void {
  const handle = (event: Event, way: Way | undefined) => {
    if (way === undefined) return
    event.preventDefault()
    travel(way)
  }
  input.addEventListener('beforeinput', (event) => handle(event, HISTORY_INPUT[event.inputType]), { signal })
  input.addEventListener('keydown', (event) => event.isComposing || handle(event, historyKey(event)), { signal })
}

function historyKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Way | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !metaKey ? 'redo' : undefined
}
