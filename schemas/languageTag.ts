/** Codes that ISO 639 has replaced, and that Java and Android still report. */
const RENAMED: Readonly<Record<string, string>> = { in: 'id', iw: 'he', ji: 'yi' }

/** A tag with the language code of today: `in-ID` is Indonesian, `id-ID`. */
export function currentTag(tag: string): string {
  const [language = '', ...rest] = tag.split('-')
  return [RENAMED[language.toLowerCase()] ?? language, ...rest].join('-')
}
