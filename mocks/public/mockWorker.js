// The service worker of the mock cashier. Scripts and styles are never mocked: the browser requests them directly, instead
// of through msw, which would double the time of each of several hundred modules.
addEventListener('fetch', (event) => {
  if (['script', 'style'].includes(event.request.destination)) event.stopImmediatePropagation()
})

importScripts('mockServiceWorker.js')
