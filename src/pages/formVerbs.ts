import type { Track } from '../analytics/track.ts'
import type { FormVerbs } from '../drawing/Verbs.ts'
import { checkForm } from '../flows/failures/checkForm.ts'
import type { FormStore } from '../forms/FormStore.ts'

export interface FormVerbsNeed {
  readonly form: () => FormStore | undefined
  readonly track: Track
}

/** What the interpreter's own blocks ask of the form on the screen. */
export const formVerbs = ({ form, track }: FormVerbsNeed): FormVerbs => ({
  'form.choose': ({ field, value }) => form()?.choose(field, value),
  // Enter in a step that is not the last goes on to the next one; the form hears of that by its submit.
  'form.showErrors': () => {
    const shown = form()
    if (shown?.isLastStep) checkForm(shown, track)
  },
  'form.next': () => form()?.next(),
  'form.back': () => form()?.back(),
  'form.goTo': ({ field }) => form()?.goTo(field),
})
