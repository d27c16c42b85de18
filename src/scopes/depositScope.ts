import { compareStructural, computed } from 'mobx'
import type { Scopes } from '../../schemas/scopes/views.ts'
import { readable } from '../../schemas/words.ts'
import type { MethodsStore } from '../catalog/MethodsStore.ts'
import { formatMoney } from '../money/formatAmount.ts'
import type { InvoiceStore } from '../payments/InvoiceStore.ts'
import type { Ledger } from '../payments/ledger.ts'
import { isFinal } from '../payments/status/statusFrom.ts'
import type { CreateState, UnresolvedPayment, UnresolvedPayments } from '../payments/UnresolvedPayments.ts'
import { coinCodeOf } from '../reference/coinCode.ts'
import { networkName } from '../reference/networkName.ts'
import { dayAndTime } from './dayAndTime.ts'
import { processingFacts } from './processingFacts.ts'
import type { PaymentScopesNeed } from './ScopesNeed.ts'
import { tileOf } from './tileOf.ts'
import { methodName } from './tiles.ts'

/** The name of a method that is in no list: a coin with its network, or a readable form of the method's name. */
function nameUnlisted(name: string): string {
  const said = { name, currency: undefined, network: undefined }
  const [code, network] = [coinCodeOf(said), networkName(said)]
  return code === undefined || network === name.toUpperCase() ? readable(name) : `${code} (${network})`
}

/** The unresolved payment of the selected method; other methods are not affected. */
export function unresolvedFor(
  deposit: UnresolvedPayments,
  { selected }: Pick<MethodsStore, 'selected'>,
): UnresolvedPayment | undefined {
  return selected && deposit.unresolvedFor(selected.name)
}

export function stateOf(
  deposit: UnresolvedPayments & { readonly state: CreateState },
  methods: Pick<MethodsStore, 'selected'>,
): Scopes['deposit']['state'] {
  return deposit.state === 'creating' ? 'creating' : (unresolvedFor(deposit, methods)?.kind ?? 'idle')
}

export interface DepositScopeNeed
  extends Pick<PaymentScopesNeed, 'deposit' | 'transaction' | 'methods' | 'session' | 'texts' | 'site'> {
  /** The invoice. Its page can be opened only while the invoice can be paid. */
  readonly invoices?: Pick<InvoiceStore, 'mayOpenPage' | 'isAmountAccepted' | 'amount'> | undefined
  /** The amounts that the player has accepted, which outlive a reload. */
  readonly ledger?: Pick<Ledger, 'noteOf'> | undefined
  /** Whether the player can return to a form for another attempt. */
  readonly canRetry?: () => boolean
}

export function depositScope({
  deposit,
  transaction,
  methods,
  session,
  texts,
  site,
  canRetry = () => false,
  invoices,
  ledger,
}: DepositScopeNeed): Scopes['deposit'] {
  let facts: readonly string[] | undefined
  const time = dayAndTime(texts.locale)
  const method = () => deposit.current && methods.named(deposit.current.method)
  const tile = computed(() => tileOf(method(), { session, texts, site }), { equals: compareStructural })
  /** The amount of the deposit; a changed one once the player has accepted it. */
  const agreed = () => {
    const { current } = deposit
    const accepted = invoices?.isAmountAccepted ? invoices.amount : ledger?.noteOf(current?.id ?? '').acceptedAmount
    return current && (accepted ?? current)
  }
  return {
    get id() {
      return deposit.current?.id ?? ''
    },
    get state() {
      return stateOf(deposit, methods)
    },
    get foundId() {
      const unresolved = unresolvedFor(deposit, methods)
      return unresolved === undefined || unresolved.kind === 'elsewhere' ? '' : (unresolved.depositId ?? '')
    },
    get creating() {
      const state = stateOf(deposit, methods)
      return state === 'creating' || state === 'checking'
    },
    get busyKey() {
      return stateOf(deposit, methods) === 'checking' ? 'form.deposit.checking' : 'form.deposit.processing'
    },
    get status() {
      return transaction.status
    },
    get look() {
      if (transaction.status !== 'waiting') return transaction.status
      if (['refused', 'missing', 'unchosen'].includes(deposit.page)) return 'mistaked'
      return ['lost', 'invoice'].includes(deposit.page) ? 'unclear' : 'waiting'
    },
    get amount() {
      return agreed()?.amount ?? ''
    },
    get currency() {
      return agreed()?.currency ?? ''
    },
    get amountText() {
      const { amount = '', currency = '' } = agreed() ?? {}
      return amount === '' ? '' : formatMoney(amount, currency, texts.locale, session.decimalsOf(currency))
    },
    get methodName() {
      const listed = method()
      return listed ? methodName(listed, texts) : nameUnlisted(deposit.current?.method ?? '')
    },
    get tile() {
      return tile.get()
    },
    get startedAt() {
      return deposit.current?.startedAt ? time(deposit.current.startedAt) : ''
    },
    get claimed() {
      return transaction.isClaimed
    },
    get reason() {
      return transaction.status === 'mistaked' ? transaction.reason : 'none'
    },
    get windowless() {
      return deposit.isWindowless
    },
    get unheard() {
      return transaction.isPollFailing
    },
    get retry() {
      return canRetry()
    },
    get facts() {
      facts ??= processingFacts(texts, site.factsGroup, Math.random)
      return [...facts]
    },
    get page() {
      return deposit.current === undefined ? 'none' : deposit.page
    },
    get canOpenPage() {
      return deposit.pendingPage !== undefined && !isFinal(transaction.status) && invoices?.mayOpenPage !== false
    },
  }
}
