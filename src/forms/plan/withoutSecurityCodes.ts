import type { FieldPlan } from './FieldPlan.ts'
import type { FormPlan } from './FormPlan.ts'

/** What a security code is called, as one word of a name; in Spanish and Portuguese too, since fields come from there. */
const WORD = /^(?:cvv|cvc|csc|cvn|cvd|cav)2?$/
/** And in several, run together. Arabic names are written in Latin letters. */
const PHRASE =
  /(?:card|cc)?security(?:code|number|no)|cardverification|verificationvalue|cardcode|codigo(?:de)?segur(?:idad|anca)|(?:ramz|raqam)(?:al)?(?:aman|amn)/
/** In the words that a player reads. */
const LABEL =
  /\b(?:cvv|cvc|csc|cvn)2?\b|security code|c[oó]digo de segur(?:idad|ança)|رمز (?:الأمان|التحقق من البطاقة)/i

/**
 * The plan without fields for the security code of a card (D-20). A widget that takes one is another thing to an auditor,
 * so only a deployment can want it: `cards.securityCode`.
 */
export function withoutSecurityCodes(plan: FormPlan, onRefused: (name: string) => void): FormPlan {
  const refused = plan.fields.filter(isSecurityCode)
  if (refused.length === 0) return plan
  for (const { name } of refused) onRefused(name)
  const at = [...plan.at].map(([node, fields]) => [node, fields.filter((field) => !refused.includes(field))] as const)
  return { ...plan, at: new Map(at), fields: plan.fields.filter((field) => !refused.includes(field)) }
}

export function isSecurityCode({ name, label, plain }: FieldPlan): boolean {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
  const isNamed = words.some((word) => WORD.test(word)) || PHRASE.test(words.join(''))
  return isNamed || plain.autoComplete === 'cc-csc' || (label.kind === 'server' && LABEL.test(label.words))
}
