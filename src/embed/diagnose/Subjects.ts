import type { Emit, PaywidgetData, PaywidgetOptions } from '../types.ts'
import type { NoResponse } from './diagnoseNoResponse.ts'

/** Where mistakes are reported, unless the cashier is gone meanwhile. */
export type Listener = readonly [emit: Emit, isGone?: (() => boolean) | undefined]

/** A cashier in the page, with the data that it has now. */
export interface Place {
  readonly parent: Element | ShadowRoot
  readonly frame: HTMLIFrameElement
  readonly address: URL
  readonly options: PaywidgetOptions
  readonly data: PaywidgetData
}

/** The argument of each check that the loader can request, by the kind of mistake. */
export interface Subjects {
  /** Why `frameSession` could not be loaded; undefined when it did not come in time. */
  readonly part: unknown
  readonly src: unknown
  readonly page: unknown
  readonly target: unknown
  readonly data: unknown
  /** The error of `JSON.stringify` for the first data. */
  readonly unsendable: unknown
  /** The error of `JSON.stringify` for later data. */
  readonly unsendableUpdate: unknown
  /** The size of a first `loaded` that is too large, in bytes. */
  readonly large: number
  /** The size of a later one. */
  readonly largeUpdate: number
  readonly attribute: Element
  readonly script: 'twice' | 'late'
  readonly blocked: SecurityPolicyViolationEvent
  readonly place: Place
  readonly shown: HTMLIFrameElement
  readonly silence: NoResponse
}
