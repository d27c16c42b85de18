/** Lazy loaded, because few players need it: the channel to a native app, and the page for players back from a provider. */
export { webViewChannel } from '../host/bridge/channels/webView.ts'
export { drawReturnPage } from './returnPage.ts'
