import type { WireStep } from '../../schemas/calls/instruction.ts'
import { readSteps } from '../api/readGuides.ts'
import type { GuideStep } from '../model/guide.ts'
import { BANK_STEPS } from '../reference/bankSteps.ts'

export interface Asked {
  /** The bank that the URL names. */
  readonly bank: string | undefined
  /** The method's own instruction, not validated. */
  readonly visualInstruction: unknown
  /** Built-in steps, used if the method has none. */
  readonly ours?: readonly WireStep[] | undefined
}

/**
 * For a bank: the deployment's steps, else the built-in ones. Without a bank: the method's own steps,
 * else the built-in ones.
 */
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
