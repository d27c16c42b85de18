import { plain } from './readRequisites.ts'

/** Normalizes a currency code to upper case ("mxn", "Usdt"); empty when missing. */
export const readCurrency = (said: unknown): string => plain(said).toUpperCase()
