import type { FieldPlan } from '../layout/form/FieldPlan.ts'
import { allCountries } from '../reference/countries.ts'
import { cryptoCurrencies, currencyName, fiatCurrencies } from '../reference/currencyTable.ts'
import type { FieldChoice } from '../stores/FormField.ts'
import type { FormNeed } from './FormNeed.ts'

/** The countries or currencies that a field offers: those that are named, else all that are known. */
export function choicesOf(
  { kind, plain, items }: FieldPlan,
  need: Pick<FormNeed, 'texts' | 'staticPath'>,
): FieldChoice[] {
  const named = (plain.only as readonly string[] | undefined) ?? items.map(({ value }) => value.toUpperCase())
  const only = new Set(named)
  const isOffered = ({ code }: { code: string }) => only.size === 0 || only.has(code)
  const { texts, staticPath } = need
  if (kind === 'country') {
    return allCountries(texts.lang)
      .filter(isOffered)
      .map(({ code, name }) => ({ text: name, value: code, icon: `${staticPath}flags/${code}.svg` }))
  }
  return [...fiatCurrencies(), ...cryptoCurrencies()].filter(isOffered).map(({ code }) => ({
    text: code,
    value: code,
    note: currencyName(code, texts.lang),
    icon: `${staticPath}icons/${code.toLowerCase()}.svg`,
  }))
}
