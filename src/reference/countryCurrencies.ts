import table from './countryCurrencies.json'

/** The currency of a country, by the codes of both, for those whose currency is one of ours (ONRAMP-11, Q-038). */
export const COUNTRY_CURRENCIES: Readonly<Record<string, string>> = table
