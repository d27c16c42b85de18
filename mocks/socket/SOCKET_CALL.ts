/** By this name the dev server tells the demo page of the calls that came over the socket. */
export const SOCKET_CALL = 'paywidget:socket-call'
/** Where the provider's page reports a payment that was made over the socket. */
export const SOCKET_DESK = '/__cashier'
