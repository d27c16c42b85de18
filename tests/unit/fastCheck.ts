import fc from 'fast-check'

/**
 * fast-check with a fixed seed: every run generates the same cases, so a failure is never random. LONG=1 runs more
 * cases with a new seed each time (D-15); SEED=… repeats a run. `npm run mutation` needs no smallest failing case.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), ...seedOf(process.env), endOnFailure: Boolean(process.env.MUTATED) })

export default fc

/**
 * The number of cases of a property. `npm test` tries a quarter of the usual number, `npm test -- --whole` half of it,
 * `npm run quick` a tenth (FEWER_CASES); RUNS=… sets the number, for `npm run proofs`, which plays a long proof in rounds.
 */
export function runs(usual: number, long: number): number {
  if (process.env.RUNS) return Number(process.env.RUNS)
  if (process.env.LONG) return long
  return Math.ceil(usual / Number(process.env.FEWER_CASES ?? 1))
}

function seedOf({ SEED, LONG }: NodeJS.ProcessEnv): { seed?: number } {
  if (SEED) return { seed: Number(SEED) }
  return LONG ? {} : { seed: 20_261_122 }
}
