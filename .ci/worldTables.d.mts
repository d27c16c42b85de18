interface Row {
  readonly code: string
  readonly symbol: string
  readonly name: string
}

/** The tables of src/reference, generated from the installed packages. */
export function tables(): {
  readonly countries: readonly { name: string; code: string; prefix: string; example: string; trunk?: boolean }[]
  readonly currencies: Readonly<Record<'fiat' | 'crypto' | 'coins', readonly Row[]>>
  readonly countryCurrencies: Readonly<Record<string, string>>
  readonly addresses: Readonly<Record<string, object>>
  readonly states: Readonly<Record<string, Readonly<Record<string, string>>>>
}
