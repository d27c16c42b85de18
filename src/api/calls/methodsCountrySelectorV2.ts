import validate from 'virtual:validate/calls/methodsCountrySelectorV2/ANSWER'
import type { MethodsCountrySelectorV2Answer } from '../../../schemas/calls/methodsCountrySelectorV2.ts'
import { defineCall } from '../defineCall.ts'
import { readCurrency } from '../readCurrency.ts'
import { readLabel } from '../readWords.ts'

export interface SelectableCountry {
  /** The country's ISO 3166 code, upper case. */
  readonly code: string
  readonly name: string
  readonly currency: string
}

export const methodsCountrySelectorV2 = defineCall<
  Record<string, never>,
  MethodsCountrySelectorV2Answer,
  readonly SelectableCountry[]
>({
  verb: 'GET',
  name: 'methods-country-selector-v2',
  isRetried: true,
  open: (raw) => listed(Array.isArray(raw) ? { countries: raw } : raw),
  answer: validate,
  read: ({ countries }) =>
    countries.map(({ code, name, currency }) => ({
      code: code.toUpperCase(),
      name: readLabel(name ?? ''),
      currency: readCurrency(currency),
    })),
})

/**
 * Normalizes the list. A country may be a bare code, and the list may be a record of names or objects, keyed by code.
 */
function listed(raw: unknown): unknown {
  const { countries } = Object(raw) as { countries?: unknown }
  if (Array.isArray(countries))
    return { countries: countries.map((one) => (typeof one === 'string' ? { code: one } : one)) }
  if (typeof countries !== 'object' || countries === null) return raw
  const byCode = Object.entries(countries).map(([code, of]) =>
    typeof of === 'string' ? { code, name: of } : { code, ...(of as object | null) },
  )
  return { countries: byCode }
}
