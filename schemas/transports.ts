/** The transports of API calls, as named by the host and the configuration. `src/transport/openTransport.ts` opens them. */
export const TRANSPORTS = ['http', 'socket'] as const

export type TransportKind = (typeof TRANSPORTS)[number]
