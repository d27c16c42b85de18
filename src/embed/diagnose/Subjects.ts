import type { Emit } from '../types.ts'
import type { Place } from './checkPage.ts'
import type { Silence } from './findSilence.ts'

/** Where mistakes are reported, unless the cashier is gone meanwhile. */
export type Listener = readonly [emit: Emit, isGone?: () => boolean]

/** What the loader asks about, by kind. */
export interface Subjects {
  readonly src: unknown
  readonly page: unknown
  readonly target: unknown
  readonly data: unknown
  readonly unsendable: unknown
  readonly attribute: unknown
  readonly script: 'twice' | 'late'
  readonly blocked: SecurityPolicyViolationEvent
  readonly place: Place
  readonly shown: HTMLIFrameElement
  readonly silence: Silence
}
