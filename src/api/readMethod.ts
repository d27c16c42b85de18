import validateMethod from 'virtual:validate/calls/paymentMethod/PAYMENT_METHOD'
import type { PaymentMethod } from '../../schemas/calls/paymentMethod.ts'
import type { Method } from '../../schemas/method.ts'
import { readField } from './readField.ts'

/** One method of a list, or undefined when it does not fit: a bad method must not take the list with it. */
export function readMethod(raw: unknown): Method | undefined {
  return validateMethod(raw) ? toMethod(raw as PaymentMethod) : undefined
}

function toMethod(raw: PaymentMethod): Method {
  return {
    name: raw.name,
    text: textsOf(raw),
    position: raw.position ?? Number.MAX_SAFE_INTEGER,
    category: raw.category ?? undefined,
    cardViewType: raw.cardViewType ?? undefined,
    fields: (raw.fields ?? []).map(readField),
    icons: (raw.iconIds ?? []).map(({ iconId, type }) => ({ iconId: String(iconId), type: type ?? undefined })),
    recommendedAmounts: raw.recommendedAmounts ?? [],
    prefilledAmount: raw.prefilledAmount,
    network: raw.network ?? '',
    limits: raw.limits ?? undefined,
    amountRules: raw.amount_rules ?? {},
    bannerTextKey: raw.banner?.bannerTextKey ?? '',
    annotationKey: raw.annotationKey ?? '',
    badgeText: raw.badgeConfig?.text ?? '',
    badgeType: raw.badgeType ?? undefined,
    isPopular: raw.isPopular === true,
  }
}

function textsOf({ text, label, name }: PaymentMethod): Record<string, string> {
  if (typeof text === 'string' && text !== '') return { en: text }
  const texts = Object.entries((text ?? {}) as Record<string, unknown>).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  )
  return texts.length > 0 ? Object.fromEntries(texts) : { en: label || name }
}
