import { watchSight } from '../../platform/watchSight.ts'
import { type Hold, holdOfPress } from './holdOfPress.ts'

/** Of the document: the page around it is the same for every form. */
let toldAt: number | undefined

/** Keeps a press that the player may not have meant from reaching the form. Returns its stop. */
export function guardPress(button: HTMLButtonElement, tell: (hold: Hold) => void): () => void {
  const watch = watchSight(button)
  const press = (event: MouseEvent) => {
    // It is busy, or the form will only say what is wrong: nothing is paid.
    if (button.getAttribute('aria-disabled') === 'true') return
    const now = performance.now()
    const hold = holdOfPress({
      ...watch.sight(),
      isPointer: event.detail > 0, // of a key, and of a screen reader, it is 0
      sinceToldMs: toldAt && now - toldAt,
    })
    if (hold === undefined) return
    event.preventDefault()
    if (hold === 'hidden') toldAt ??= now
    tell(hold)
  }
  button.addEventListener('click', press)
  return () => {
    button.removeEventListener('click', press)
    watch.stop()
  }
}
