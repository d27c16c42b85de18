import { identifierOf } from '../identifierOf.ts'

/** Printable ASCII without spaces, as a header allows: any other token would make every call fail. */
const TOKEN = /^[\x21-\x7e]{1,8000}$/

/**
 * Reads the player's new token (SOCK-08). The spec (§7) names the push but not its members, so the payload may be the
 * token itself or have a member `token`. Undefined when there is no valid token, or when the push names another player
 * (D-22). An id that is empty or 0 names none.
 */
export function readLoginToken(data: unknown, userId: string | undefined): string | undefined {
  const { token, userId: id, user } = (typeof data === 'string' ? { token: data } : (data ?? {})) as LoginToken
  const named = [id, user?.id].filter(Boolean)
  const isMine = named.every((one) => identifierOf(one) === userId)
  return isMine && typeof token === 'string' && TOKEN.test(token) ? token : undefined
}

/** The expected members of the payload, not validated. */
interface LoginToken {
  readonly token?: unknown
  readonly userId?: unknown
  readonly user?: { readonly id?: unknown } | null
}
