import type { WireStep } from '../../../schemas/calls/instruction.ts'
import { readSteps } from '../../api/readGuides.ts'
import type { GuideStep } from '../../model/guide.ts'
import { BANK_STEPS } from '../../reference/bankSteps.ts'

export interface Asked {
  /** The bank that the address names. */
  readonly bank: string | undefined
  /** What the method says of itself. */
  readonly visualInstruction: unknown
  /** What we have for it where it says nothing. */
  readonly ours?: readonly WireStep[] | undefined
}

/** The steps of a bank: the deployment's, else those that we have. Where none is named, the method's own, else ours. */
export function chooseSteps(
  { bank, visualInstruction, ours = [] }: Asked,
  configured: Readonly<Record<string, unknown>>,
): readonly GuideStep[] {
  if (bank === undefined) {
    const own = readSteps(visualInstruction)
    return own.length > 0 ? own : readSteps(ours)
  }
  return readSteps(own(configured, bank) ?? own(BANK_STEPS, bank))
}

const own = (table: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(table, name) ? table[name] : undefined
