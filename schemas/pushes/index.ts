/**
 * The pushes of the server (spec §7). The socket drops any other unsolicited message. The compiler requires a handler
 * for each name: for the token in `src/entries/openPlayerTransport.ts`, for the others in `src/app/payments/createPayments.ts`.
 */
export const PUSHES = ['deposit.status', 'login.token'] as const

export type PushName = (typeof PUSHES)[number]

/** The app handles all pushes except the new token, which it must not receive (D-05). */
export type AppPush = Exclude<PushName, 'login.token'>

/** The handlers receive unvalidated data. */
export type PushHandlers = Readonly<Record<AppPush, (data: unknown) => void>>
