import './refusedWorker.css'

/** Without a service worker there is no mock cashier: shows the reason and a remedy in place of the widget. */
export function refusedWorker(error: unknown): false {
  const box = document.createElement('section')
  const why = error instanceof Error ? error.message : String(error)
  box.className = 'refusedWorker'
  box.role = 'alert'
  box.append(
    textIn('h1', 'The pretended cashier could not start'),
    textIn('p', `This page was given no service worker, and the cashier of the demo is one. The browser says: ${why}`),
    textIn(
      'p',
      `Open http://localhost:${location.port}/demo/ in an ordinary window, with site data allowed: a private window, and an address that is neither localhost nor https, have no service worker.`,
    ),
  )
  document.getElementById('paywidget')?.replaceChildren(box)
  return false
}

function textIn(tag: 'h1' | 'p', text: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}
