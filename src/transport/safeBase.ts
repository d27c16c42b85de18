const loopback = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)$/

/** The API base without trailing slashes. Throws when the token would be sent unencrypted (threat B21). */
export function safeBase(apiBase: string): string {
  const base = apiBase.replace(/\/+$/, '')
  // '//host', '/\host' and '/<tab>/host' look relative but name a host: browsers drop control characters and turn "\"
  // into "/".
  const isPlain = !/[\s\\\p{Cc}\p{Cf}]/u.test(base)
  if (isPlain && /^\/(?!\/)[^?#]*$/.test(base)) return base
  const url = isPlain ? parsed(base) : undefined
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback.test(url.hostname))
  if (!url || !isSafe || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new Error(
      `The API base "${url?.origin ?? apiBase}" is unsafe for the player's token. ` +
        'Give a path such as "/api", or https without user, query and fragment (http only on loopback).',
    )
  }
  return base
}

/** Replaces `URL.canParse`, which is newer than the baseline (D-35). */
function parsed(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
