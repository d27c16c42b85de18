const loopback = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)$/

/** The API base without its last slash; throws when the token would travel in the clear (threat B21). */
export function safeBase(apiBase: string): string {
  const base = apiBase.replace(/\/+$/, '')
  // '//host', '/\host' and '/<tab>/host' look relative and are not: browsers drop some signs and turn others round.
  const isPlain = !/[\s\\\p{Cc}\p{Cf}]/u.test(base)
  if (isPlain && /^\/(?!\/)[^?#]*$/.test(base)) return base
  const url = isPlain ? parsed(base) : undefined
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback.test(url.hostname))
  if (!url || !isSafe || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new Error(
      `The API base "${url?.origin ?? apiBase}" cannot be used: the player's token would not travel safely. ` +
        'Give a path such as "/api", or an https address without user, query and fragment (http only on loopback).',
    )
  }
  return base
}

/** `URL.canParse` is younger than the browsers we serve. */
function parsed(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
