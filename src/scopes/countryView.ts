import type { CountryView } from '../../schemas/scopes/views.ts'
import { displayName } from '../reference/displayNames.ts'
import type { ScopesNeed } from './ScopesNeed.ts'

/** The view of a country by code, in the player's language; empty for no code. */
export function countryView(code: string, { texts, site }: Pick<ScopesNeed, 'texts' | 'site'>): CountryView {
  if (code === '') return { code, name: '', flag: '', currency: '' }
  const flag = /^[A-Z]{2}$/.test(code) ? `${site.staticPath}flags/${code}.svg` : ''
  return { code, name: displayName('region', code, texts.lang) ?? code, flag, currency: '' }
}
