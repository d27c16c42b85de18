import { CASHIER_CHANNEL, type ProviderReport } from '../worker/channels.ts'

// The payment provider of the demo: it tells the cashier behind the worker, in the widget's page, what became of it.
const facts = new URLSearchParams(location.hash.slice(1))
const depositId = facts.get('depositId') ?? ''
const form = element('decision')
element('what').textContent = `Deposit ${depositId}`

// Not before it is heard: a press on the bare page would only load that again.
form.hidden = false
form.addEventListener('submit', (event) => {
  event.preventDefault()
  const status = Number((event.submitter as HTMLButtonElement | null)?.value)
  const report: ProviderReport = { token: facts.get('token') ?? '', depositId, status }
  new BroadcastChannel(CASHIER_CHANNEL).postMessage(report)
  form.hidden = true
  element('done').textContent = `${status === 1 ? 'Paid' : 'Declined'}. You can close this window.`
})

function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The provider page has no element #${id}.`)
  return found
}
