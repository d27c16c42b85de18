import { digestOf } from '../platform/digestOf.ts'

/**
 * Who the player is (D-22): what is kept of one is found by nobody else. The user's id or, when the host gives none, the
 * token. It is what stands at rest, so it is a short digest: neither id nor token can be read in a browser's storage.
 * It is no secret: 53 bits hold no token, but whoever has a list of ids can find the one that fits.
 */
export const identityOf = (userId: string | undefined, token: string): string =>
  digestOf(userId ? `u:${userId}` : `t:${token}`)
