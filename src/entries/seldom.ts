/** What few players need: the door to a native app, and the page for whoever is back from a provider. */
export { webViewChannel } from '../host/channels/webView.ts'
export { drawReturnPage } from './returnPage.ts'
