import { allCountries } from '../reference/countries.ts'
import { cryptoCurrencies, currencyName, fiatCurrencies } from '../reference/currencyTable.ts'
import type { FieldChoice } from './FormField.ts'
import type { FormNeed } from './FormNeed.ts'
import type { FieldPlan } from './plan/FieldPlan.ts'

type Need = Pick<FormNeed, 'texts' | 'staticPath'>
type Texts = FormNeed['texts']

/** The countries or currencies that a field offers: those that are named, else all that are known. */
export function choicesOf({ kind, plain, items }: FieldPlan, need: Need): FieldChoice[] {
  const all = kind === 'country' ? countries(need) : currencies(need)
  if (items.length > 0) return items.map((item) => given(item, all, need.texts))
  const only = plain.only as readonly string[] | undefined
  return only === undefined ? all : all.filter(({ value }) => only.includes(value))
}

/** What goes out is what the server wrote; a code that is not known here is shown in the server's words. */
function given({ value, text }: FieldPlan['items'][number], all: readonly FieldChoice[], texts: Texts): FieldChoice {
  const known = all.find((choice) => choice.value === value.toUpperCase())
  if (known !== undefined) return { ...known, value }
  const words = text.kind === 'server' ? text.words : ''
  return { text: texts.words(words) || value, value }
}

function countries({ texts, staticPath }: Need): FieldChoice[] {
  return allCountries(texts.lang).map(({ code, name }) => {
    return { text: name, value: code, icon: `${staticPath}flags/${code}.svg` }
  })
}

function currencies({ texts, staticPath }: Need): FieldChoice[] {
  return [...fiatCurrencies(), ...cryptoCurrencies()].map(({ code }) => ({
    text: code,
    value: code,
    note: currencyName(code, texts.lang),
    icon: `${staticPath}icons/${code.toLowerCase()}.svg`,
  }))
}
