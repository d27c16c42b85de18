/** The codes an operator meets (layout-language, "Command line"). The widget itself finds those marked with a star. */
export type ProblemCode =
  | 'E00' // * not JSON, too deep to read, or a key that stands twice
  | 'E01' // * does not fit the schema
  | 'E02' // an unknown translation key, or an argument that it lacks
  | 'E04' // * an expression is wrong
  | 'E05' // * a name or a path leads nowhere
  | 'E06' // a regular expression that can't be used
  | 'E07' // * an address that no link may open
  | 'E08' // a reader of the screen by ear is lost
  | 'E09' // * an id or a name stands twice
  | 'E10' // * a limit is passed
  | 'E12' // * an unknown page
  | 'E13' // * a form without its main button
  | 'E14' // * a part that the screen needs is missing, or is not always there
  | 'E15' // * a newer language, or a newer widget
  | 'E16' // choices that hang on each other in a circle
  | 'E17' // * steps that are no form in steps
  | 'E18' // a composed value that can't be made
  | 'E19' // * what is paid could be another amount than the button says
  | 'E20' // * a command that is not to be had on its screen
  | 'E21' // * a part that there is not, or not there
  | 'W01' // a condition that never changes
  | 'W04' // a regular expression that is slow on long values
  | 'W06' // a field that the method does not have, or that is good for nothing
  | 'W07' // a part of a newer catalogue, with a fallback
  | 'W08' // nothing to choose from, or a value that is not sent, on some way through the form
  | 'W09' // a part or a property that does little where it stands
  | 'W10' // a text that lacks a language of the document
  | 'W11' // a field for the security code of a card, which is left out unless the deployment wants it
  | 'W13' // * what an earlier release accepted: it is read as it was meant
  | 'W12' // a constant of the document under a name of the method: which of the two goes out

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
