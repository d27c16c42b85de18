const NAMES = new Intl.DisplayNames('en', { type: 'language' })

/** A language in English, with its code: layouts write `es-MX`, the server `es_MX`. */
export function languageName(code: string): string {
  try {
    return `${NAMES.of(code.replaceAll('_', '-')) ?? code} (${code})`
  } catch {
    return code
  }
}
