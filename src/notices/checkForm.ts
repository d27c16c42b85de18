import type { Track } from '../analytics/track.ts'
import type { FormStore } from '../forms/FormStore.ts'

/** Validates a form: shows its errors to the player, and tracks which fields are invalid (ANALYT-04). */
export function checkForm(form: FormStore, track: Track): boolean {
  if (form.showErrors()) return true
  trackWrong(form.wrongFields(), track)
  return false
}

/**
 * Moves to the form's next step, or shows the errors of the current one and tracks which fields are invalid (ANALYT-04).
 */
export function checkStep(form: FormStore, track: Track): void {
  const wrong = form.next()
  if (wrong.length > 0) trackWrong(wrong, track)
}

const trackWrong = (fields: readonly string[], track: Track): void => track('regex_error', { form: 'method', fields })
