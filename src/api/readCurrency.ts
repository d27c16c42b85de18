import { plain } from './plain.ts'

/** Normalizes a currency code to upper case ("mxn", "Usdt"); empty when missing. */
export const readCurrency = (value: unknown): string => plain(value).toUpperCase()
