/**
 * The origin that an operator has listed, spelled as browsers spell it: `https://Host.example/` is
 * `https://host.example`. Undefined for anything else, such as a wildcard, a path, a domain alone, or two origins in
 * one text: the widget compares origins exactly.
 */
export function exactOrigin(listed: string): string | undefined {
  if (!/^https?:\/\/[^*,;/?#@\s]+\/?$/i.test(listed)) return undefined
  try {
    return new URL(listed).origin
  } catch {
    return undefined
  }
}
