import table from './countryCurrencies.json'

/** Country code → currency code, for countries whose currency is supported (ONRAMP-11, Q-038). */
export const COUNTRY_CURRENCIES: Readonly<Record<string, string>> = table
