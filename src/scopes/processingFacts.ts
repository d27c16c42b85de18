import type { Texts } from '../i18n/createTexts.ts'

const KEY = 'processing.facts'

/**
 * The texts shown while a deposit is being created (P2P-23): shuffled in group b, in order in group c; otherwise a
 * single text.
 */
export function processingFacts(
  texts: Pick<Texts, 't' | 'has'>,
  group: string | undefined,
  random: () => number,
): readonly string[] {
  const facts: string[] = []
  for (let number = 1; texts.has(`${KEY}.${number}`); number++) facts.push(texts.t(`${KEY}.${number}`))
  if (group === 'group_b' || group === 'b') return shuffled(facts, random)
  return group === 'group_c' || group === 'c' ? facts : facts.slice(0, 1)
}

function shuffled(facts: readonly string[], random: () => number): readonly string[] {
  const order = [...facts]
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
  return order
}
