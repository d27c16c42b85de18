import { createRequire } from 'node:module'
import { createRegexProof } from './createRegexProof.ts'

/** The prover in Node. It is a development dependency, loaded at the first call. */
export const regexProof = createRegexProof(() => {
  // By default recheck tries Java, a native binary and a worker; `pure` makes it run in this process.
  process.env.RECHECK_SYNC_BACKEND = 'pure'
  return createRequire(import.meta.url)('recheck').checkSync
})
