/**
 * Whether forms can be submitted. A sandbox without `allow-forms` drops them without an event, and no property tells: so
 * submit a hidden form and cancel it.
 */
export function allowsForms(): boolean {
  const form = document.createElement('form')
  let isHeard = false
  form.hidden = true
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    event.stopPropagation()
    isHeard = true
  })
  document.body.append(form)
  form.requestSubmit()
  form.remove()
  return isHeard
}
