import { digestOf } from '../../platform/values/digestOf.ts'

/**
 * Identifies the player (D-22), so that stored data is found by this player only: a digest of the user's id or, without
 * one, of the token. It is stored, so neither id nor token must be readable from it. The digest is no secret: its 53
 * bits can't hold a token, but somebody with a list of ids can find the one that matches.
 */
export const identityOf = (userId: string | undefined, token: string): string =>
  digestOf(userId ? `u:${userId}` : `t:${token}`)
