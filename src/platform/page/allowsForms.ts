/**
 * Whether forms can be submitted. In a sandbox without `allow-forms` a submission has no effect and fires no event. No
 * property reveals this, so the test submits a hidden form and cancels it.
 */
export function allowsForms(): boolean {
  const form = document.createElement('form')
  let isSubmitted = false
  form.hidden = true
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    event.stopPropagation()
    isSubmitted = true
  })
  document.body.append(form)
  form.requestSubmit()
  form.remove()
  return isSubmitted
}
