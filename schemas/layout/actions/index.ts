import { accountChoose } from './account.choose.ts'
import { addressAsk } from './address.ask.ts'
import { addressShare } from './address.share.ts'
import { back } from './back.ts'
import { bankChoose } from './bank.choose.ts'
import { bonusChoose } from './bonus.choose.ts'
import { bonusOpen } from './bonus.open.ts'
import { bonusToggle } from './bonus.toggle.ts'
import { boxChoose } from './box.choose.ts'
import { close } from './close.ts'
import { coinOpen } from './coin.open.ts'
import { copy } from './copy.ts'
import { cryptoBonusToggle } from './cryptoBonus.toggle.ts'
import { currencyChoose } from './currency.choose.ts'
import { depositCheck } from './deposit.check.ts'
import { depositContinue } from './deposit.continue.ts'
import { depositCreate } from './deposit.create.ts'
import { depositOpenPage } from './deposit.openPage.ts'
import { depositPaid } from './deposit.paid.ts'
import { depositRetry } from './deposit.retry.ts'
import { depositShow } from './deposit.show.ts'
import { depositStartAnew } from './deposit.startAnew.ts'
import { groupOpen } from './group.open.ts'
import { instructionOpen } from './instruction.open.ts'
import { invoiceAcceptAmount } from './invoice.acceptAmount.ts'
import { invoiceCancel } from './invoice.cancel.ts'
import { methodOpen } from './method.open.ts'
import { navigate } from './navigate.ts'
import { networkChoose } from './network.choose.ts'
import { networkList } from './network.list.ts'
import { offerChoose } from './offer.choose.ts'
import { redeemCheck } from './redeem.check.ts'
import { refresh } from './refresh.ts'
import { regionChoose } from './region.choose.ts'
import { searchClear } from './search.clear.ts'
import { setField } from './setField.ts'
import { track } from './track.ts'
import { unitChoose } from './unit.choose.ts'
import { withdrawalAgree } from './withdrawal.agree.ts'
import { withdrawalCancel } from './withdrawal.cancel.ts'
import { withdrawalCheck } from './withdrawal.check.ts'
import { withdrawalConfirm } from './withdrawal.confirm.ts'
import { withdrawalCreate } from './withdrawal.create.ts'
import { withdrawalShow } from './withdrawal.show.ts'
import { withdrawalStartAnew } from './withdrawal.startAnew.ts'

/** All commands available to layouts. The core validates the preconditions of each again. */
export const ALL_ACTIONS = {
  'deposit.create': depositCreate,
  'deposit.check': depositCheck,
  'deposit.show': depositShow,
  'deposit.startAnew': depositStartAnew,
  'deposit.openPage': depositOpenPage,
  'deposit.paid': depositPaid,
  'deposit.continue': depositContinue,
  'deposit.retry': depositRetry,
  'offer.choose': offerChoose,
  'withdrawal.create': withdrawalCreate,
  'withdrawal.check': withdrawalCheck,
  'withdrawal.show': withdrawalShow,
  'withdrawal.startAnew': withdrawalStartAnew,
  'withdrawal.agree': withdrawalAgree,
  'withdrawal.confirm': withdrawalConfirm,
  'withdrawal.cancel': withdrawalCancel,
  'account.choose': accountChoose,
  'bank.choose': bankChoose,
  'box.choose': boxChoose,
  'instruction.open': instructionOpen,
  'invoice.acceptAmount': invoiceAcceptAmount,
  'invoice.cancel': invoiceCancel,
  'method.open': methodOpen,
  'group.open': groupOpen,
  'bonus.open': bonusOpen,
  'bonus.choose': bonusChoose,
  'bonus.toggle': bonusToggle,
  'cryptoBonus.toggle': cryptoBonusToggle,
  'coin.open': coinOpen,
  'network.list': networkList,
  'network.choose': networkChoose,
  'address.ask': addressAsk,
  'address.share': addressShare,
  'unit.choose': unitChoose,
  'region.choose': regionChoose,
  'currency.choose': currencyChoose,
  'search.clear': searchClear,
  navigate,
  back,
  close,
  'redeem.check': redeemCheck,
  refresh,
  copy,
  setField,
  track,
} as const

export type ActionName = keyof typeof ALL_ACTIONS

/** A command with its arguments resolved from data. */
export type ActionOf<D extends ActionName> = { readonly do: D } & Arguments<(typeof ALL_ACTIONS)[D]['properties']>

type Arguments<P> = {
  readonly [N in Exclude<keyof P, 'do'>]: P[N] extends { readonly 'x-slot': 'ref' } ? unknown : string
}

export type Action = { [D in ActionName]: ActionOf<D> }[ActionName]
