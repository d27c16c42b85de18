/** What a header can carry, and no blank: a token with more would make every call fail. */
const TOKEN = /^[\x21-\x7e]{1,8000}$/

/**
 * The player's next token (SOCK-08). Section 7 names the push and nothing in it: the token stands alone, or as `token`.
 * Undefined when there is none, or when the push names a player who is not surely this one (D-22).
 */
export function readLoginToken(data: unknown, userId: string | undefined): string | undefined {
  const { token, userId: id, user } = (typeof data === 'string' ? { token: data } : (data ?? {})) as LoginToken
  const named = [id, user?.id].filter((one) => one != null)
  const isMine = named.every((one) => String(one) === userId)
  return isMine && typeof token === 'string' && TOKEN.test(token) ? token : undefined
}

/** Perhaps. */
interface LoginToken {
  readonly token?: unknown
  readonly userId?: unknown
  readonly user?: { readonly id?: unknown } | null
}
