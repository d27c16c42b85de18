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
  const button = document.createElement('button')
  form.append(button)
  document.body.append(form)
  form.requestSubmit?.()
  // Safari before 16 has no `requestSubmit`. Other browsers are spared the click: the host page might react to it.
  if (!isSubmitted) button.click()
  form.remove()
  return isSubmitted
}
