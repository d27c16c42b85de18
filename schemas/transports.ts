/** The transports of API calls, as named by the host and the configuration. `openTransport` opens a transport. */
export const TRANSPORTS = ['http', 'socket'] as const

export type TransportKind = (typeof TRANSPORTS)[number]
