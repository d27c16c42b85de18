import { isConfirmationId } from './confirmationId.ts'
import { isAba } from './isAba.ts'
import { isCnpj } from './isCnpj.ts'
import { isCpf } from './isCpf.ts'
import { isEmailAddress } from './isEmailAddress.ts'
import { isIban } from './isIban.ts'
import { isLuhn } from './isLuhn.ts'

export type CheckName = 'luhn' | 'iban' | 'aba' | 'cpf' | 'cnpj' | 'email' | 'confirmationId'

/** All named checks available to layouts and methods. Each accepts any text and never throws. */
export const checks: Readonly<Record<CheckName, (value: string) => boolean>> = {
  luhn: isLuhn,
  iban: isIban,
  aba: isAba,
  cpf: isCpf,
  cnpj: isCnpj,
  email: isEmailAddress,
  confirmationId: isConfirmationId,
}
