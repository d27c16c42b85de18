/** The codes an operator meets (layout-language, "Command line"); E15 is a document of a newer language. */
export type ProblemCode =
  | 'E00' // not JSON, or too large
  | 'E01' // does not fit the schema
  | 'E04' // an expression is wrong
  | 'E05' // a path leads nowhere
  | 'E09' // an id or a name stands twice
  | 'E10' // a limit is passed
  | 'E12' // an unknown route
  | 'E14' // a part that the screen needs is missing
  | 'E15' // a newer language

/** One thing wrong with a document: where (a JSON Pointer), what, why, and what to write instead. */
export interface LayoutProblem {
  readonly code: ProblemCode
  readonly pointer: string
  readonly message: string
  /** Column inside the expression at the pointer, from 1. */
  readonly column?: number
  /** Whether the document can be drawn all the same: a fallback stands in, or a decoration was left out. */
  readonly isHandled: boolean
}
