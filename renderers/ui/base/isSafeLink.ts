/** Whether a link may be rendered: an https URL, or a URL of our own origin, which is not https on a developer's machine. */
export const isSafeLink = (url: string): boolean =>
  /^https:\/\/[^\s\\@]+$/i.test(url) || url.startsWith(`${globalThis.document?.location.origin}/`)
