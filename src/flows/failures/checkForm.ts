import type { Track } from '../../analytics/track.ts'
import type { FormStore } from '../../forms/FormStore.ts'

/** Whether everything in a form is right. What is not is shown to the player, and the operator hears which fields (ANALYT-04). */
export function checkForm(form: FormStore, track: Track): boolean {
  if (form.showErrors()) return true
  track('regex_error', { form: 'method', fields: form.wrongFields() })
  return false
}
