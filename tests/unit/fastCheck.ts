import fc from 'fast-check'

/**
 * fast-check with a fixed seed: every run generates the same cases, so a failure is never random. LONG=1 runs more
 * cases with a new seed each time (D-15); SEED=… repeats a run.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), ...seedOf(process.env) })

export default fc

function seedOf({ SEED, LONG }: NodeJS.ProcessEnv): { seed?: number } {
  if (SEED) return { seed: Number(SEED) }
  return LONG ? {} : { seed: 20_261_122 }
}
