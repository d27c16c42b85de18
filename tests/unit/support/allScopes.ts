import type { Scopes } from '../../../schemas/scopes/views.ts'
import { CryptoBonusStore } from '../../../src/catalog/CryptoBonusStore.ts'
import { CryptoStore } from '../../../src/catalog/CryptoStore.ts'
import { cashScope } from '../../../src/features/deposit/cashScope.ts'
import { invoiceScope } from '../../../src/features/invoice/invoiceScope.ts'
import { currenciesScope } from '../../../src/features/list/currenciesScope.ts'
import { OffersStore } from '../../../src/features/onramp/OffersStore.ts'
import { offersScope } from '../../../src/features/onramp/offersScope.ts'
import { BoxesStore } from '../../../src/features/sweepstake/BoxesStore.ts'
import { boxesScope } from '../../../src/features/sweepstake/boxesScope.ts'
import { RedeemStore } from '../../../src/features/sweepstake/RedeemStore.ts'
import { redeemScope } from '../../../src/features/sweepstake/redeemScope.ts'
import { accountScope } from '../../../src/features/withdrawal/accountScope.ts'
import { banksScope } from '../../../src/features/withdrawal/banksScope.ts'
import { withdrawalScope } from '../../../src/features/withdrawal/withdrawalScope.ts'
import { InvoiceStore } from '../../../src/payments/InvoiceStore.ts'
import { WithdrawalStore } from '../../../src/payments/WithdrawalStore.ts'
import { bonusesScope, bonusScope, cryptoBonusScope } from '../../../src/scopes/bonusScope.ts'
import { chainScope } from '../../../src/scopes/chainScope.ts'
import { commonScopes } from '../../../src/scopes/commonScopes.ts'
import { cryptoScope } from '../../../src/scopes/cryptoScope.ts'
import { depositScope } from '../../../src/scopes/depositScope.ts'
import { formScope } from '../../../src/scopes/formScope.ts'
import { groupScope } from '../../../src/scopes/groupScope.ts'
import { instructionScope } from '../../../src/scopes/instructionScope.ts'
import { limitsScope, methodScope } from '../../../src/scopes/methodScope.ts'
import { methodsScope } from '../../../src/scopes/methodsScope.ts'
import { placeScope } from '../../../src/scopes/placeScope.ts'
import { regionScope } from '../../../src/scopes/regionScope.ts'
import type { PaymentScopesNeed } from '../../../src/scopes/ScopesNeed.ts'
import { lazily, once } from './lazily.ts'

/** Agents as a deployment configures them, with external links. */
export const AGENTS = { MX: { 'Agent in Mexico City': 'https://chat.example/agent' } }
const STEPS = [
  { image: 'pago_efectivo_1.svg', text: 'instruction.transfer.3' },
  { image: 'pago_efectivo_2.svg', text: { en: 'Enter the amount.' } },
]

/** The scopes of all pages together, for layouts rendered without a page. */
export function allScopes(
  need: PaymentScopesNeed & {
    readonly invoices?: InvoiceStore
    readonly crypto?: CryptoStore
    readonly offers?: OffersStore
    readonly boxes?: BoxesStore
    readonly redeem?: RedeemStore
    readonly withdrawal?: WithdrawalStore
  },
): Scopes {
  const crypto = once(() => need.crypto ?? new CryptoStore({ methods: need.methods, now: () => 0, preselects: true }))
  const withdrawal = once(() => need.withdrawal ?? new WithdrawalStore(need.methods, () => 2))
  const ofList = once(() => methodsScope(need))
  const ofGroup = once(() => groupScope(need))
  const common = {
    ...commonScopes(need, { notices: [] }),
    get methods() {
      return need.route.name.endsWith('GroupListPage') ? ofGroup() : ofList()
    },
  }
  const own = lazily<Omit<Scopes, keyof typeof common>>({
    region: () => regionScope(need),
    crypto: () => cryptoScope({ ...need, crypto: crypto() }),
    redeem: () => redeemScope({ ...need, redeem: need.redeem ?? new RedeemStore() }),
    boxes: () => boxesScope({ ...need, boxes: need.boxes ?? new BoxesStore() }),
    chain: () => chainScope({ ...need, crypto: crypto() }),
    currencies: () => currenciesScope(need),
    method: () => methodScope(need),
    limits: () => limitsScope(need),
    form: () => formScope(need),
    deposit: () => depositScope(need),
    bonus: () => bonusScope(need),
    withdrawal: () => withdrawalScope({ ...need, withdrawal: withdrawal() }),
    account: () => accountScope({ ...need, withdrawal: withdrawal(), payout: () => undefined }),
    banks: () =>
      banksScope({ ...need, banks: [{ text: 'Zenith Bank', value: '057' }], chosen: () => withdrawal().bank?.code }),
    bonuses: () => bonusesScope(need, false),
    cryptoBonus: () => cryptoBonusScope(new CryptoBonusStore(need.methods, true)),
    invoice: () =>
      invoiceScope({
        ...need,
        invoices: need.invoices ?? new InvoiceStore(need.deposit),
        needsConfirmationId: () => false,
      }),
    place: () => placeScope({ ...need, place: need.place ?? need.session.home }),
    offers: () => offersScope({ ...need, offers: need.offers ?? new OffersStore(need.deposit, need.session.home) }),
    cash: () => cashScope({ ...need, config: { cash: { pages: {}, agents: AGENTS } } }),
    instruction: () =>
      instructionScope({
        ...need,
        method: () => need.methods.selected,
        bank: () => undefined,
        steps: () => STEPS,
        banks: () => ['sber'],
        transfer: () => ['instruction.transfer.2'],
        video: () => ({ url: 'yape_guide.webm', poster: 'yape_guide.svg', captions: 'yape_guide_en.vtt' }),
      }),
  })
  return Object.defineProperties(own, Object.getOwnPropertyDescriptors(common)) as Scopes
}
