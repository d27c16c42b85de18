import { readMethodFields } from '../../api/readMethodFields.ts'
import type { Method } from '../../model/method.ts'
import { NIGERIAN_BANKS } from '../../reference/nigerianBanks.ts'

export interface BankItem {
  readonly text: string
  readonly value: string
}

/** The field of the bank, and what can be chosen there: the server's own items, else the main banks. */
export function banksOf(method: Method | undefined): { readonly field: string; readonly banks: readonly BankItem[] } {
  const fields = method === undefined ? [] : readMethodFields(method)
  const bank = fields.find(({ name }) => /^bank(_?(code|id|name))?$/i.test(name))
  return { field: bank?.name ?? 'bank', banks: bank?.items.length ? bank.items : NIGERIAN_BANKS }
}
