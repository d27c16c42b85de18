import type { FormVerbs } from '../drawing/Verbs.ts'
import type { FormStore } from '../forms/FormStore.ts'

/** What the interpreter's own blocks ask of the form on the screen. */
export const formVerbs = (form: () => FormStore | undefined): FormVerbs => ({
  'form.choose': ({ field, value }) => form()?.choose(field, value),
  // Enter in a step that is not the last goes on to the next one; the form hears of that by its submit.
  'form.showErrors': () => void (form()?.isLastStep && form()?.showErrors()),
  'form.next': () => form()?.next(),
  'form.back': () => form()?.back(),
  'form.goTo': ({ field }) => form()?.goTo(field),
})
