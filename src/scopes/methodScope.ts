import { compareStructural, computed } from 'mobx'
import type { Scopes } from '../../schemas/scopes/views.ts'
import { isKeyLike } from '../../schemas/words.ts'
import type { Texts } from '../i18n/createTexts.ts'
import { isPositive, readWire, toMinor } from '../money/amount.ts'
import { CLOSED_KEYS } from '../money/CLOSED_KEYS.ts'
import { formatAmount, formatMoney } from '../money/formatAmount.ts'
import { hasLimits, type Limits } from '../money/limits.ts'
import { cardViewTypeOf } from '../reference/cardViewTypes.ts'
import { networkName } from '../reference/networkName.ts'
import { readNetworks } from '../reference/networks.ts'
import { limitsHere } from './limitsHere.ts'
import type { ScopesNeed } from './ScopesNeed.ts'
import { tileOf } from './tileOf.ts'
import { methodName } from './tiles.ts'

export function methodScope(need: ScopesNeed): Scopes['method'] {
  const { methods, texts } = need
  const method = () => methods.selected
  const tile = computed(() => tileOf(method(), need), { equals: compareStructural })
  return {
    get id() {
      return method()?.name ?? ''
    },
    get name() {
      const selected = method()
      return selected ? methodName(selected, texts) : ''
    },
    get tile() {
      return tile.get()
    },
    get cardViewType() {
      return cardViewTypeOf(method()?.cardViewType)
    },
    get category() {
      return method()?.category ?? ''
    },
    get network() {
      const open = method()
      return open && readNetworks(open.network).length > 0 ? networkName(open) : ''
    },
    get annotationKey() {
      return [method()?.annotationKey, method()?.bannerTextKey].find((key) => says(key, texts)) ?? ''
    },
    get prefilledAmount() {
      return readWire(method()?.prefilledAmount) ?? ''
    },
    get hasFields() {
      return (method()?.fields.length ?? 0) > 0
    },
  }
}

export function limitsScope(need: ScopesNeed): Scopes['limits'] {
  const limits = computed(() => limitsHere(need.methods.selected, need))
  return {
    get min() {
      return limits.get().min
    },
    get max() {
      return limits.get().max
    },
    get known() {
      return hasLimits(limits.get())
    },
    get none() {
      return limits.get().isNone === true
    },
    get noneKey() {
      const { isNone, why } = limits.get()
      return isNone && why !== undefined ? CLOSED_KEYS[why] : ''
    },
    get poor() {
      return limits.get().why === 'balance'
    },
    get minText() {
      const { min } = limits.get()
      return isPositive(min) ? amountText(min, need) : ''
    },
    get hint() {
      return hintOf(limits.get(), need)
    },
  }
}

/**
 * Whether a text can be shown. An untranslated key is reported and not shown: a raw key in a warning would alarm
 * players.
 */
function says(key: string | undefined, { t, has }: Texts): boolean {
  if (!key) return false
  if (isKeyLike(key)) t(key)
  return has(key) || !isKeyLike(key)
}

function amountText(amount: string, { session, texts: { locale }, place = session.home }: ScopesNeed): string {
  return formatMoney(amount, place.currency, locale, session.decimalsOf(place.currency))
}

/** "500–25,000 MXN": the currency once, and decimals only if one of the limits has any. */
function hintOf(limits: Limits, { session, texts: { t, locale }, place = session.home, limitsOf }: ScopesNeed): string {
  const { currency } = place
  // Pages with their own limits explain in a note why nothing can be paid.
  if (limits.isNone) return limits.why !== undefined && limitsOf === undefined ? t(CLOSED_KEYS[limits.why]) : ''
  const isWhole = [limits.min, limits.max].every((limit) => toMinor(limit, 0) !== undefined)
  const decimals = isWhole ? 0 : session.decimalsOf(currency)
  const [from, to] = [formatAmount(limits.min, currency, locale, decimals), money(limits.max)]
  if (isPositive(limits.min) && isPositive(limits.max)) return t('form.amountInput.hint', { from, to })
  if (isPositive(limits.min)) return t('form.amountInput.hint.min', { from: money(limits.min) })
  return isPositive(limits.max) ? t('form.amountInput.hint.max', { to }) : ''

  function money(limit: string): string {
    return formatMoney(limit, currency, locale, decimals)
  }
}
