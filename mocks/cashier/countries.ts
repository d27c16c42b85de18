export interface Country {
  readonly code: string
  readonly name: string
  readonly currency: string
}

/** The countries of the selector. */
export const COUNTRIES: readonly Country[] = [
  { code: 'MX', name: 'Mexico', currency: 'MXN' },
  { code: 'BR', name: 'Brazil', currency: 'BRL' },
  { code: 'AR', name: 'Argentina', currency: 'ARS' },
  { code: 'CL', name: 'Chile', currency: 'CLP' },
  { code: 'CO', name: 'Colombia', currency: 'COP' },
  { code: 'PE', name: 'Peru', currency: 'PEN' },
  { code: 'ES', name: 'Spain', currency: 'EUR' },
  { code: 'DE', name: 'Germany', currency: 'EUR' },
  { code: 'US', name: 'United States', currency: 'USD' },
  { code: 'GB', name: 'United Kingdom', currency: 'GBP' },
  { code: 'EG', name: 'Egypt', currency: 'EGP' },
  { code: 'AE', name: 'United Arab Emirates', currency: 'AED' },
  { code: 'IN', name: 'India', currency: 'INR' },
  { code: 'BD', name: 'Bangladesh', currency: 'BDT' },
  { code: 'KG', name: 'Kyrgyzstan', currency: 'KGS' },
  { code: 'TR', name: 'Turkey', currency: 'TRY' },
  { code: 'CH', name: 'Switzerland', currency: 'CHF' },
]
