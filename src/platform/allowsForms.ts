/**
 * Whether forms can be sent here. A frame whose sandbox lacks `allow-forms` drops them before anybody hears of it, and no
 * property tells: so one is tried, and taken back before it leaves.
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
