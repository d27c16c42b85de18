import validateMethod from 'virtual:validate/calls/paymentMethod/LISTED_METHOD'
import type { ListedMethod } from '../../schemas/calls/paymentMethod.ts'
import { readable } from '../../schemas/words.ts'
import type { Method } from '../model/method.ts'
import { coerceToSchema } from './coerceToSchema.ts'
import { identifierOf } from './identifierOf.ts'
import { readBadgeColours } from './readBadgeColours.ts'
import { readCode } from './readCode.ts'
import { readLabel, readSentences } from './readWords.ts'

/** Reads one method of a list; undefined when it is invalid, so that the other methods are still shown. */
export function readMethod(
  raw: unknown,
  onDeviation: (path: string) => void = () => {},
  onMismatch: (path: string) => void = () => {},
): Method | undefined {
  const { mismatch, deviations } = coerceToSchema(raw, validateMethod)
  if (mismatch !== undefined) onMismatch(mismatch)
  if (mismatch !== undefined) return undefined
  for (const path of deviations) onDeviation(path)
  const method = toMethod(raw as ListedMethod)
  const { styles } = (raw as ListedMethod).badgeConfig ?? {}
  if (method.badgeColours === undefined && Object.keys(styles ?? {}).length > 0) onDeviation('/badgeConfig/styles')
  return method
}

/** A method of which only the name is known. */
export const bareMethod = (name: string): Method => toMethod({ name })

function toMethod(raw: ListedMethod): Method {
  return {
    name: raw.name,
    text: textsOf(raw),
    position: raw.position ?? Number.MAX_SAFE_INTEGER,
    category: raw.category?.toLowerCase(),
    wireCategory: raw.category ?? undefined,
    cardViewType: readCode(raw.cardViewType) ?? undefined,
    fields: raw.fields ?? [],
    icons: (raw.iconIds ?? []).map(({ iconId, type }) => ({
      iconId: identifierOf(iconId) ?? '',
      type: type ?? undefined,
    })),
    recommendedAmounts: raw.recommendedAmounts ?? [],
    prefilledAmount: raw.prefilledAmount,
    network: (raw as { readonly network?: unknown }).network,
    currency: (raw as { readonly currency?: unknown }).currency,
    // Not validated here: `limitsFor` parses the limits.
    limits: (raw.limits ?? undefined) as Method['limits'],
    amountRules: (raw.amount_rules ?? {}) as Method['amountRules'],
    bannerTextKey: readSentences(raw.banner?.bannerTextKey ?? ''),
    annotationKey: readSentences(raw.annotationKey ?? ''),
    badgeColours: readBadgeColours(raw.badgeConfig?.styles ?? {}),
    badgeText: readLabel(raw.badgeConfig?.text ?? ''),
    badgeType: readCode(raw.badgeType) ?? undefined,
    isPopular: raw.isPopular === true,
    captcha: raw.captcha ?? undefined,
    isPreparationRequired: raw.isPreparationRequired === true,
    isInvestForbidden: raw.isInvestForbidden === true,
    checkLuhn: raw.checkLuhn === true,
    videoGuide: raw.video_guide_url,
    visualInstruction: raw.visualInstruction,
    hasConfirmationId: raw.confirmationId === true,
    isAmountGiven: raw.customAmount === false,
    checksScore: raw.checkScore !== false,
    fee: (raw as { readonly fee?: unknown }).fee,
  }
}

function textsOf({ text, label, name }: ListedMethod): Record<string, string> {
  if (typeof text === 'string' && text !== '') return { en: readLabel(text) }
  const texts = Object.entries((text ?? {}) as Record<string, unknown>).flatMap(([language, words]) =>
    typeof words === 'string' && words !== '' ? [[language, readLabel(words)] as const] : [],
  )
  return texts.length > 0 ? Object.fromEntries(texts) : { en: readLabel(label || readable(name)) }
}
