import { allCountries } from '../../reference/countries.ts'
import { codeAmong } from './code.ts'

export const country = codeAmong(({ form: { texts, staticPath } }) =>
  allCountries(texts.lang).map(({ code, name }) => {
    return { text: name, value: code, icon: `${staticPath}flags/${code}.svg` }
  }),
)
