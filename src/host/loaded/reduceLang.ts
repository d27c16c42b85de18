import { currentTag, KEPT_WHOLE } from '../../../schemas/languageTag.ts'

/**
 * Normalizes a language tag and reduces it to its language part unless the whole tag has a translation; undefined if
 * malformed.
 */
export function reduceLang(locale: string): string | undefined {
  // Java and POSIX write es_MX.
  const tag = currentTag(locale.trim().replaceAll('_', '-').toLowerCase())
  const whole = KEPT_WHOLE.find((kept) => kept.toLowerCase() === tag)
  return whole ?? /^([a-z]{2,3})(?:-[a-z0-9]{1,8})*$/.exec(tag)?.[1]
}
