import type { Track } from '../analytics/track.ts'
import type { FormStore } from '../forms/FormStore.ts'

/** Validates a form: shows its errors to the player, and tracks which fields are invalid (ANALYT-04). */
export function checkForm(form: FormStore, track: Track): boolean {
  if (form.showErrors()) return true
  track('regex_error', { form: 'method', fields: form.wrongFields() })
  return false
}
