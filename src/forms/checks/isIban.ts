import { bareNumber } from './bareNumber.ts'

/**
 * IBAN lengths per country: the registry of ISO 13616, followed by countries that use IBANs without being registered.
 * The library's patterns reject letters that the registry allows (as in its own example for Belarus) and lack a dozen
 * countries, so only length and check digits are validated.
 */
const LENGTHS = `
  AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24
  FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32
  LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24
  RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30
  AO25 BF28 BJ28 CF27 CG27 CI28 CM27 CV25 DZ26 GA27 GQ27 GW25 IR26 KM27 MA28 MG27 ML28 MZ25 NE28 SN28 TD27 TG28`

/** Whether the text is an IBAN. The check digits, modulo 97, detect every single-character error. */
export function isIban(text: string): boolean {
  const bare = bareNumber(text)
  if (!/^[A-Za-z]{2}[0-9]{2}[A-Za-z0-9]{11,30}$/.test(bare)) return false
  const iban = bare.toUpperCase()
  return LENGTHS.includes(iban.slice(0, 2) + iban.length) && hasCheckDigits(iban)
}

// Valid check digits are 02 to 98; 00, 01 and 99 would give the same remainders.
function hasCheckDigits(iban: string): boolean {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('')
  return !/^(?:00|01|99)/.test(iban.slice(2)) && BigInt(digits) % 97n === 1n
}
