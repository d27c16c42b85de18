import type { checkSync } from 'recheck'

export type RegexSpeed = 'linear' | 'polynomial' | 'exponential' | 'unproved'

export interface RegexVerdict {
  readonly speed: RegexSpeed
  /** A value on which the expression is slow, as a JavaScript expression; empty if none was found. */
  readonly attack: string
}

export type RegexProof = (source: string, flags: string) => RegexVerdict

/**
 * Limits of work, not of time, so that the result does not depend on the machine's load (O6). Small automata are
 * proved, with or without counted repetition. For larger automata the prover searches for a slow value, always from the
 * same seed. The slowest expression that we found takes about ten seconds.
 */
const LIMITS = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  randomSeed: 1,
  maxRepeatCount: 500,
  maxNFASize: 1000,
  attackLimit: 5_000_000,
  maxAttackStringSize: 30_000,
}
const LONGEST_ATTACK = 60

type Prover = typeof checkSync

/** Returns the worst-case complexity of regular expressions, cached. `prover` gives the prover at the first call. */
export function createRegexProof(prover: () => Prover): RegexProof {
  const known = new Map<string, RegexVerdict>()
  return (source, flags) => {
    const key = `${flags} ${source}`
    const verdict = known.get(key) ?? prove(prover(), source, flags)
    known.set(key, verdict)
    return verdict
  }
}

function prove(prover: Prover, source: string, flags: string): RegexVerdict {
  const verdict = prover(source, flags, LIMITS)
  if (verdict.status === 'vulnerable')
    return { speed: verdict.complexity.type, attack: shortened(verdict.attack.pattern) }
  return { speed: verdict.status === 'safe' ? 'linear' : 'unproved', attack: '' }
}

const shortened = (text: string): string =>
  text.length > LONGEST_ATTACK ? `${text.slice(0, LONGEST_ATTACK - 1)}…` : text
