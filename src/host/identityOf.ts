/**
 * Who the player is (D-22): what is kept of one is found by nobody else. The user's id or, when the host gives none, the
 * token. It is what stands at rest, so it is a short digest: neither id nor token can be read in a browser's storage.
 * It is no secret: 64 bits hold no token, but whoever has a list of ids can find the one that fits.
 */
export const identityOf = (userId: string | undefined, token: string): string =>
  digest(userId ? `u:${userId}` : `t:${token}`)

/** FNV-1a, twice: the first load must know it, and `crypto.subtle` answers too late and not on every page. */
const digest = (text: string): string => lane(text, 0x811c9dc5, 0x01000193) + lane(text, 0x9e3779b9, 0x85ebca6b)

function lane(text: string, start: number, prime: number): string {
  let hash = start
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), prime)
  return (hash >>> 0).toString(36)
}
