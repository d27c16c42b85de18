import type { Row } from './Row.ts'

/** A document of a method folder, or of a folder `layouts` without a method: then it is for all methods. */
export interface LocalDocument {
  readonly path: string
  readonly place: Omit<Row, 'file'>
  readonly text: string
}

export interface LocalDocuments {
  readonly documents: readonly LocalDocument[]
  /** The methods whose folders were read, including those without documents of their own. */
  readonly methods: readonly string[]
  /** The paths of documents that can't be read. */
  readonly unreadable: readonly string[]
  /** The findings of `check`, a line for each. */
  readonly findings: readonly string[]
  readonly errors: number
}
