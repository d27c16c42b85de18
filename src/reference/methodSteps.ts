import type { WireStep } from '../../schemas/calls/instruction.ts'
import type { Method } from '../model/method.ts'

/**
 * The steps of the one method that has an instruction even if the server sends none (spec §2, HDR-08): one step without
 * an image.
 */
const STEAM_COIN: readonly WireStep[] = [{ text: 'instruction.steam' }]

/** Generic steps for sending coins (HOST-20). */
const CRYPTO: readonly WireStep[] = [1, 2, 3].map((step) => ({ text: `instruction.crypto.${step}` }))

/** The built-in steps for a method for which the server sends none. */
export function methodSteps(
  { name, category }: Pick<Method, 'name' | 'category'>,
  { hasCryptoSteps }: { readonly hasCryptoSteps: boolean },
): readonly WireStep[] {
  if (/^steam[_-]?coins?$/i.test(name)) return STEAM_COIN
  return hasCryptoSteps && category === 'crypto' ? CRYPTO : []
}
