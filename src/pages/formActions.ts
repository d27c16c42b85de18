import type { Track } from '../analytics/track.ts'
import type { FormActionHandlers } from '../drawing/ActionHandlers.ts'
import type { FormStore } from '../forms/FormStore.ts'
import { checkForm, checkStep } from '../notices/checkForm.ts'

export interface FormActionsNeed {
  readonly form: () => FormStore | undefined
  readonly track: Track
}

/** The interpreter's internal actions on the current form. */
export const formActions = ({ form, track }: FormActionsNeed): FormActionHandlers => ({
  'form.choose': ({ field, value }) => form()?.choose(field, value),
  // In an earlier step, Enter goes to the next step, which the submit handles.
  'form.showErrors': () => {
    const shown = form()
    if (shown?.isLastStep) checkForm(shown, track)
  },
  'form.next': () => {
    const shown = form()
    if (shown !== undefined) checkStep(shown, track)
  },
  'form.back': () => form()?.back(),
  'form.goTo': ({ field }) => form()?.goTo(field),
})
