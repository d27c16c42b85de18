// The service worker of the mock cashier. Scripts and styles are never mocked, so they bypass msw: passing through it would
// slow down each of the several hundred modules of the dev server.
addEventListener('fetch', (event) => {
  if (['script', 'style'].includes(event.request.destination)) event.stopImmediatePropagation()
})

importScripts('mockServiceWorker.js')
