import validate from 'virtual:validate/calls/methodsCountrySelectorV2/ANSWER'
import type { MethodsCountrySelectorV2Answer } from '../../../schemas/calls/methodsCountrySelectorV2.ts'
import { defineCall } from '../defineCall.ts'
import { readLabel } from '../readWords.ts'

export interface SelectableCountry {
  /** ISO 3166, upper case. */
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
  answer: validate,
  read: ({ countries }) =>
    countries.map(({ code, name, currency }) => ({
      code: code.toUpperCase(),
      name: readLabel(name ?? ''),
      currency: currency ?? '',
    })),
})
