import { digestOf } from '../../platform/values/digestOf.ts'

/**
 * Identifies the player (D-22), so that only this player finds the stored data: a digest of the user's id or, without
 * an id, of the token. The digest is stored, so neither id nor token may be readable from it. Its 53 bits can't hold a
 * token, but it is not a secret: with a list of ids, the matching id can be found.
 */
export const identityOf = (userId: string | undefined, token: string): string =>
  digestOf(userId ? `u:${userId}` : `t:${token}`)
