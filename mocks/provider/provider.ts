import { SOCKET_DESK } from '../socket/SOCKET_CALL.ts'
import { CASHIER_CHANNEL, type ProviderReport } from '../worker/channels.ts'

// The payment provider of the demo: reports the outcome of the payment to the cashier.
const facts = new URLSearchParams(location.hash.slice(1))
const depositId = facts.get('depositId') ?? ''
const form = element('decision')
element('what').textContent = `Deposit ${depositId}`

// The form stays hidden until now: before its listener is added, a press would only reload the page.
form.hidden = false
form.addEventListener('submit', (event) => {
  event.preventDefault()
  const status = Number((event.submitter as HTMLButtonElement | null)?.value)
  form.hidden = true
  report({ token: facts.get('token') ?? '', depositId, status }).then(
    () => showText(`${status === 1 ? 'Paid' : 'Declined'}. You can close this window.`),
    () => showText('The cashier of the demo does not answer. Is `npm start` still running?'),
  )
})

/** Reports to the cashier: it runs in the dev server for the socket transport, otherwise in the widget's page. */
async function report(what: ProviderReport): Promise<void> {
  if (facts.get('line') !== 'socket') return new BroadcastChannel(CASHIER_CHANNEL).postMessage(what)
  const desk = `${SOCKET_DESK}/${encodeURIComponent(what.token)}/status`
  const { ok } = await fetch(desk, { method: 'POST', body: JSON.stringify(what) })
  if (!ok) throw new Error('unknown deposit')
}

function showText(text: string): void {
  element('done').textContent = text
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The provider page has no element #${id}.`)
  return found
}
