import type { ServerTime } from '../../platform/time/createServerTime.ts'
import type { Transport } from '../../transport/Transport.ts'

/**
 * Requests the server's time beside a call if it is unknown, and returns the answer once that request has ended: the
 * answer may contain an invoice, whose expiry is read once (C42, I12).
 */
export const sendInServerTime = (transport: Transport, time: Pick<ServerTime, 'renew'>): Transport => ({
  ...transport,
  async send(call, payload, options) {
    const renewal = time.renew()
    const answer = await transport.send(call, payload, options)
    await renewal
    return answer
  },
})
