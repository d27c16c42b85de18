import type { HostMistake } from '../../../schemas/host/mistakes.ts'

/** Called with each mistake, and the value that its text shows. */
export type Find = (code: HostMistake, value?: string) => void
