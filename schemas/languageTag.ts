/** Codes replaced in ISO 639 that Java and Android still report. */
const RENAMED: Readonly<Record<string, string>> = { in: 'id', iw: 'he', ji: 'yi' }

/** The tag with the current language code: `in-ID` becomes `id-ID`, Indonesian. */
export function currentTag(tag: string): string {
  const [language = '', ...rest] = tag.split('-')
  return [RENAMED[language.toLowerCase()] ?? language, ...rest].join('-')
}

/** Spec §3: the tags that have translations of their own; any other tag is reduced to its language. */
export const KEPT_WHOLE: readonly string[] = ['hi-Latn-IN', 'hi-IN', 'es-MX', 'es-ES']
