import validateMethod from 'virtual:validate/calls/paymentMethod/LISTED_METHOD'
import type { ListedMethod } from '../../schemas/calls/paymentMethod.ts'
import type { Method } from '../../schemas/method.ts'
import { repaired } from './repaired.ts'

/** One method of a list, or undefined when it does not fit: a bad method must not take the list with it. */
export function readMethod(raw: unknown, onOdd: (path: string) => void = () => {}): Method | undefined {
  const { isFit, odd } = repaired(raw, validateMethod)
  for (const path of odd) onOdd(path)
  return isFit ? toMethod(raw as ListedMethod) : undefined
}

function toMethod(raw: ListedMethod): Method {
  return {
    name: raw.name,
    text: textsOf(raw),
    position: raw.position ?? Number.MAX_SAFE_INTEGER,
    category: raw.category ?? undefined,
    cardViewType: raw.cardViewType ?? undefined,
    fields: raw.fields ?? [],
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
    isPreparationRequired: raw.isPreparationRequired === true,
    checkLuhn: raw.checkLuhn === true,
  }
}

function textsOf({ text, label, name }: ListedMethod): Record<string, string> {
  if (typeof text === 'string' && text !== '') return { en: text }
  const texts = Object.entries((text ?? {}) as Record<string, unknown>).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  )
  return texts.length > 0 ? Object.fromEntries(texts) : { en: label || name }
}
