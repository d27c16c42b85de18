import type { WireStep } from '../../schemas/calls/instruction.ts'
import type { Method } from '../model/method.ts'

/** The method of spec §2 that has an instruction without the server saying one (HDR-08): one step, without a picture. */
const STEAM_COIN: readonly WireStep[] = [{ text: 'instruction.steam' }]

/** How coins are sent, whichever they are (HOST-20). */
const CRYPTO: readonly WireStep[] = [1, 2, 3].map((step) => ({ text: `instruction.crypto.${step}` }))

/** The steps that are ours, for a method that brings none. */
export function methodSteps(
  { name, category }: Pick<Method, 'name' | 'category'>,
  { hasCryptoSteps }: { readonly hasCryptoSteps: boolean },
): readonly WireStep[] {
  if (/^steam[_-]?coins?$/i.test(name)) return STEAM_COIN
  return hasCryptoSteps && category === 'crypto' ? CRYPTO : []
}
