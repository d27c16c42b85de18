import type { CheckedText } from '../../language/CheckedLayout.ts'
import { isSecurityCode as asksForCode } from '../../reference/securityCode.ts'
import type { FieldPlan } from './FieldPlan.ts'
import type { FormPlan } from './FormPlan.ts'

/**
 * Removes fields for a card's security code (D-20). Collecting it changes the audit scope, so it is opt-in per
 * deployment: `cards.securityCode`. A removed required field, and any value composed from it, is then missing from the
 * payment.
 */
export function withoutSecurityCodes(plan: FormPlan, onRefused: (name: string, isMissed: boolean) => void): FormPlan {
  const securityCodes = new Set(plan.fields.filter(isSecurityCode).map(({ name }) => name))
  if (securityCodes.size === 0) return plan
  const refused = plan.fields.filter(({ name, from }) => securityCodes.has(from?.field ?? name))
  const names = new Set(refused.map(({ name }) => name))
  const isMade = ({ parts, template }: FieldPlan) => template !== undefined && parts.some((part) => names.has(part))
  const missed = [...refused.filter(({ isOptional }) => !isOptional), ...plan.fields.filter(isMade)]
  const lacking = missed.map(({ name }) => name).filter((name) => plan.required.has(name))
  for (const { name } of refused) onRefused(name, lacking.includes(name))
  const at = [...plan.at].map(([node, fields]) => [node, fields.filter(({ name }) => !names.has(name))] as const)
  return {
    ...plan,
    at: new Map(at),
    fields: plan.fields.filter(({ name }) => !names.has(name)),
    missing: [...plan.missing, ...lacking],
  }
}

/** Fields that the server fills in are kept: the player does not enter them. */
const isSecurityCode = ({ name, label, plain, isFixed, sendAs }: FieldPlan): boolean =>
  !isFixed &&
  [name, ...sendAs.keys()].some((one) =>
    asksForCode({ name: one, labels: wordsOf(label), autoComplete: plain.autoComplete }),
  )

function wordsOf(label: CheckedText): readonly string[] {
  if (label.kind === 'server') return [label.words]
  if (label.kind === 'inline') return Object.values(label.text)
  return label.kind === 'key' ? [label.key] : []
}
