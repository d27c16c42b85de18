import { cryptoCurrencies, currencyName, fiatCurrencies } from '../../reference/currencyTable.ts'
import { codeAmong } from './code.ts'

export const currency = codeAmong(({ form: { texts, staticPath } }) =>
  [...fiatCurrencies(), ...cryptoCurrencies()].map(({ code }) => ({
    text: code,
    value: code,
    note: currencyName(code, texts.lang),
    icon: `${staticPath}icons/${code.toLowerCase()}.svg`,
  })),
)
