/** The SHA-256 of a text in hex digits; undefined where the browser does not say: a page that is not served by https. */
export async function contentHash(
  text: string,
  subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle,
): Promise<string | undefined> {
  const digest = await subtle?.digest('SHA-256', new TextEncoder().encode(text))
  return digest && [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
