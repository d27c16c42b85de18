import type { WireStep } from '../../schemas/calls/instruction.ts'
import { readSteps } from '../api/readGuides.ts'
import type { GuideStep } from '../model/guide.ts'
import { BANK_STEPS } from '../reference/bankSteps.ts'

export interface StepsQuery {
  /** The bank that the URL names. */
  readonly bank: string | undefined
  /** The method's own instruction, not validated. */
  readonly visualInstruction: unknown
  /** Built-in steps, used if the method has none. */
  readonly builtIn?: readonly WireStep[] | undefined
}

/**
 * For a bank: the deployment's steps, else the built-in ones. Without a bank: the method's own steps,
 * else the built-in ones.
 */
export function chooseSteps(
  { bank, visualInstruction, builtIn = [] }: StepsQuery,
  configured: Readonly<Record<string, unknown>>,
): readonly GuideStep[] {
  if (bank === undefined) {
    const own = readSteps(visualInstruction)
    return own.length > 0 ? own : readSteps(builtIn)
  }
  return readSteps(memberOf(configured, bank) ?? memberOf(BANK_STEPS, bank))
}

const memberOf = (table: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(table, name) ? table[name] : undefined
