/**
 * Lazy loaded, because few players need these: the channel to a native app, and the page for players whom a provider
 * has sent back.
 */
export { webViewChannel } from '../host/bridge/channels/webView.ts'
export { drawReturnPage } from './returnPage.ts'
