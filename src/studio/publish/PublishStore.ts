import { action, compareStructural, computed, makeObservable, observable, observableRef } from 'mobx'
import type { MethodFiles } from '../../../fixtures/readMethodFolder.ts'
import { Misuse } from '../../ops/Misuse.ts'
import { type AudienceOption, audienceOf } from '../../ops/publish/audienceOf.ts'
import type { Differences } from '../../ops/publish/differences.ts'
import type { Publication } from '../../ops/publish/history.ts'
import type { Audience } from '../../ops/publish/planPack.ts'
import type { PreparedPack } from '../../ops/publish/preparePack.ts'
import type { PreparedRollback } from '../../ops/publish/prepareRollback.ts'
import { AUDIENCE_FIELDS } from './AUDIENCE_FIELDS.ts'
import type { PublishTarget } from './PublishTarget.ts'

/** The players who get the documents, or why what was written makes no sense. */
export interface AudienceChoice {
  /** Undefined for all players. */
  readonly audience?: Audience
  readonly problem?: string
}

/** A published folder, compared with the open method's folder. */
export interface Comparison {
  /** The folder and the players that it was made for. */
  readonly folder: MethodFiles
  readonly audience: AudienceChoice
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
  /** The open method's folder with its edits. */
  readonly folder: () => MethodFiles
  isOpen = false
  place: PublishTarget | undefined = undefined
  /** The last comparison, which may be of a folder that was edited since. */
  latest: Comparison | undefined = undefined
  isComparing = false
  /** What is being done; empty when nothing is. */
  busy = ''
  /** Why something could not be done. */
  problem = ''
  /** What was done last. */
  done = ''
  rollback: PreparedRollback | undefined = undefined
  isForAll = true
  /** The plan whose removal of all documents of a method was allowed: the next plan needs a permission of its own. */
  allowedRemoval: PreparedPack | undefined = undefined
  /** What was written about the players who get the documents. */
  readonly options = observable.map<AudienceOption, string>()

  constructor(folder: () => MethodFiles) {
    this.folder = folder
    makeObservable(this, {
      isOpen: observable,
      place: observableRef,
      latest: observableRef,
      isComparing: observable,
      busy: observable,
      problem: observable,
      done: observable,
      rollback: observableRef,
      isForAll: observable,
      allowedRemoval: observableRef,
      audience: computed,
      comparison: computed,
      pack: computed,
      mayRemove: computed,
      show: action,
      setPlace: action,
      setComparison: action,
      setComparing: action,
      setBusy: action,
      setProblem: action,
      setDone: action,
      setRollback: action,
      chooseAll: action,
      allowRemoval: action,
      setOption: action,
    })
  }

  get audience(): AudienceChoice {
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

  /** The comparison of the folder as it is now. */
  get comparison(): Comparison | undefined {
    return this.latest && compareStructural(this.latest.folder, this.folder()) ? this.latest : undefined
  }

  /** What publishing would do; undefined until the folder was compared for the players that are chosen now. */
  get pack(): PreparedPack | undefined {
    const { audience, comparison } = this
    return comparison && compareStructural(comparison.audience, audience) ? comparison.pack : undefined
  }

  /** Whether the plan removes all documents of no method, or may do so. */
  get mayRemove(): boolean {
    const { allowedRemoval, pack } = this
    return pack?.lost === undefined || allowedRemoval === pack
  }

  show(isOpen: boolean): void {
    this.isOpen = isOpen
  }

  setPlace(place: PublishTarget): void {
    this.place = place
    this.latest = undefined
    this.rollback = undefined
  }

  setComparison(comparison: Comparison): void {
    this.latest = comparison
  }

  setComparing(isComparing: boolean): void {
    this.isComparing = isComparing
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

  allowRemoval(isAllowed: boolean): void {
    this.allowedRemoval = isAllowed ? this.pack : undefined
  }

  setOption(name: AudienceOption, text: string): void {
    this.options.set(name, text)
  }
}
