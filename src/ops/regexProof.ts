import { createRequire } from 'node:module'
import type { checkSync } from 'recheck'

export type RegexSpeed = 'linear' | 'polynomial' | 'exponential' | 'unproved'

export interface RegexVerdict {
  readonly speed: RegexSpeed
  /** A value that it is slow on, as a program would write it. */
  readonly attack: string
}

export type RegexProof = (source: string, flags: string) => RegexVerdict

/**
 * Work is counted, and never the time: what a busy machine could not prove in a second would be a finding that comes and
 * goes (O6). Small automata are proved, counted turns or not; for larger ones a slow value is searched for, from the same
 * seed each time. The worst that we found takes about ten seconds.
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

const known = new Map<string, RegexVerdict>()

/** How long a regular expression can take at worst. The prover is a development tool, loaded with the first of them. */
export const regexProof: RegexProof = (source, flags) => {
  const key = `${flags} ${source}`
  const verdict = known.get(key) ?? judged(source, flags)
  known.set(key, verdict)
  return verdict
}

function judged(source: string, flags: string): RegexVerdict {
  const verdict = prover()(source, flags, LIMITS)
  if (verdict.status === 'vulnerable')
    return { speed: verdict.complexity.type, attack: shortened(verdict.attack.pattern) }
  return { speed: verdict.status === 'safe' ? 'linear' : 'unproved', attack: '' }
}

/** It looks for Java, for a program of its own and for a worker, unless it is told that it is to do the work itself. */
function prover(): typeof checkSync {
  process.env.RECHECK_SYNC_BACKEND = 'pure'
  return createRequire(import.meta.url)('recheck').checkSync
}

const shortened = (text: string): string =>
  text.length > LONGEST_ATTACK ? `${text.slice(0, LONGEST_ATTACK - 1)}…` : text
