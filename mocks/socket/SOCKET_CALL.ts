/** The event with which the dev server reports socket calls to the demo page. */
export const SOCKET_CALL = 'paywidget:socket-call'
/** The path to which the provider's page reports a payment made over the socket. */
export const SOCKET_DESK = '/__cashier'
