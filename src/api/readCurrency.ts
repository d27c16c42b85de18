import { plain } from './readRequisites.ts'

/** The code of a currency in capitals, however the server writes it ("mxn", "Usdt"); empty where nothing is said. */
export const readCurrency = (said: unknown): string => plain(said).toUpperCase()
