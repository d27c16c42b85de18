import type { Finding } from '../../Finding.ts'

/** ISO 4217: currencies whose amounts have three decimal places. */
const THREE_PLACES = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']

/**
 * W14: "1.000" is one, because the point of an amount is a decimal point; its author probably means a thousand. Three
 * decimal places are normal for some currencies and for coins.
 */
export function meansThousands(amount: unknown, pointer: string, currency?: string): Finding[] {
  if (typeof amount !== 'string' || !/^[1-9]\d{0,2}\.\d{3}$/.test(amount)) return []
  if (currency !== undefined && THREE_PLACES.includes(currency.toUpperCase())) return []
  const message = `"${amount}" is read as ${Number(amount)}, because the point is a decimal point. Write "${amount.replace('.', '')}" for a thousand times as much, or "${Number(amount)}" if this is meant`
  return [{ code: 'W14', pointer, message }]
}
