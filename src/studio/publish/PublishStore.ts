import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import { Misuse } from '../../ops/Misuse.ts'
import { type AudienceOption, audienceOf } from '../../ops/publish/audienceOf.ts'
import type { Differences } from '../../ops/publish/differences.ts'
import type { Publication } from '../../ops/publish/history.ts'
import type { Audience } from '../../ops/publish/planPack.ts'
import type { PreparedPack } from '../../ops/publish/preparePack.ts'
import type { PreparedRollback } from '../../ops/publish/prepareRollback.ts'
import { AUDIENCE_FIELDS } from './AUDIENCE_FIELDS.ts'
import type { Place } from './Place.ts'

/** A published folder, compared with the open method's folder. */
export interface Comparison {
  readonly history: readonly Publication[]
  /** The publication that is live; undefined if the index was changed by hand, or nothing is published. */
  readonly live: Publication | undefined
  readonly isEmpty: boolean
  /** Undefined if the index can't be used: then a former publication can come back. */
  readonly differences?: Differences
  /** What publishing would do; undefined if the place can only be read, or the folder has errors. */
  readonly pack?: PreparedPack | undefined
  /** The errors that the check finds in the folder. */
  readonly errors: number
}

/** What the dialog shows: where the layouts are published, how they differ, and what publishing would do. */
export class PublishStore {
  isOpen = false
  place: Place | undefined = undefined
  comparison: Comparison | undefined = undefined
  /** What is being done; empty when nothing is. */
  busy = ''
  /** Why something could not be done. */
  problem = ''
  /** What was done last. */
  done = ''
  rollback: PreparedRollback | undefined = undefined
  isForAll = true
  mayRemove = false
  /** What was written about the players who get the documents. */
  readonly options = observable.map<AudienceOption, string>()

  constructor() {
    makeObservable(this, {
      isOpen: observable,
      place: observableRef,
      comparison: observableRef,
      busy: observable,
      problem: observable,
      done: observable,
      rollback: observableRef,
      isForAll: observable,
      mayRemove: observable,
      audience: computed,
      show: action,
      setPlace: action,
      setComparison: action,
      setBusy: action,
      setProblem: action,
      setDone: action,
      setRollback: action,
      chooseAll: action,
      allowRemoval: action,
      setOption: action,
    })
  }

  /** The players who get the documents, or why what was written makes no sense. */
  get audience(): { readonly audience?: Audience; readonly problem?: string } {
    if (this.isForAll) return {}
    const written = [...this.options].map(([name, text]) => [name, text.trim()] as const)
    try {
      const given = Object.fromEntries(written.filter(([, text]) => text !== ''))
      const audience = audienceOf(given, { nameOf: (option) => `“${AUDIENCE_FIELDS[option].label}”` })
      return audience === undefined ? { problem: 'Say which players get the documents.' } : { audience }
    } catch (error) {
      if (error instanceof Misuse) return { problem: error.message }
      throw error
    }
  }

  show(isOpen: boolean): void {
    this.isOpen = isOpen
  }

  setPlace(place: Place): void {
    this.place = place
    this.comparison = undefined
    this.rollback = undefined
  }

  setComparison(comparison: Comparison): void {
    this.comparison = comparison
  }

  setBusy(busy: string): void {
    this.busy = busy
  }

  setProblem(problem: string): void {
    this.problem = problem
  }

  setDone(done: string): void {
    this.done = done
  }

  setRollback(rollback: PreparedRollback | undefined): void {
    this.rollback = rollback
  }

  chooseAll(isForAll: boolean): void {
    this.isForAll = isForAll
  }

  allowRemoval(mayRemove: boolean): void {
    this.mayRemove = mayRemove
  }

  setOption(name: AudienceOption, text: string): void {
    this.options.set(name, text)
  }
}
