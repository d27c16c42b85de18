import type { MethodField } from '../../model/methodField.ts'
import { isNetwork } from '../kinds/isNetwork.ts'
import type { FieldPlan } from './FieldPlan.ts'

/** The name of the field in which the network is chosen. */
export function networkFieldOf(plans: readonly FieldPlan[], asked: readonly MethodField[]): string | undefined {
  const own = plans.find(({ kind }) => isNetwork(kind))?.name
  return own ?? asked.find(({ type }) => type === 'networks')?.name
}

/** A wallet depends on the network field: its address is validated again when another network is chosen. */
export function withNetwork(plan: FieldPlan, network: string | undefined): FieldPlan {
  if (!plan.isWallet || network === undefined || network === plan.name) return plan
  return { ...plan, network, reads: [...plan.reads, network], isCacheable: false }
}
