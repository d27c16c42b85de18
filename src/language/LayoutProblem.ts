/**
 * The problem codes shown to operators (layout-language, "Command line"). The widget itself reports those marked with a
 * star.
 */
export type ProblemCode =
  | 'E00' // * not JSON, nested too deeply, or with a duplicate key
  | 'E01' // * does not match the schema
  | 'E02' // an unknown translation key, or a key without a required argument
  | 'E04' // * an invalid expression
  | 'E05' // * an unknown name or path
  | 'E06' // an unusable regular expression
  | 'E07' // * an unsafe link address
  | 'E08' // an accessibility problem for screen reader users
  | 'E09' // * a duplicate id or name
  | 'E10' // * a limit is exceeded
  | 'E12' // * an unknown page
  | 'E13' // * a form without a submit button
  | 'E14' // * a required node is missing or is rendered conditionally
  | 'E15' // * requires a newer language version or a newer widget
  | 'E16' // choices with circular dependencies
  | 'E17' // * invalid use of `steps`
  | 'E18' // a composed value that can't be built
  | 'E19' // * the paid amount could differ from the one on the button
  | 'E20' // * an action that its screen does not offer
  | 'E21' // * an unknown part, or a part that is not for this screen
  | 'E22' // a published file that is missing, or was changed after it was published
  | 'W01' // a condition that never changes
  | 'W04' // a regular expression that is slow on long values
  | 'W06' // a field that the method does not have, or that has no effect
  | 'W07' // a node of a newer catalogue, with a fallback
  | 'W08' // no choices, or a value that is not sent, on some path through the form
  | 'W09' // a node or property with little effect in its place, or fields that look unlabelled
  | 'W10' // a text missing a language of the document
  | 'W11' // a field for a card's security code, removed unless the deployment allows it
  | 'W12' // a constant of the document and a method field have the same name: only one of them is sent
  | 'W13' // * syntax of an earlier release: still read as intended
  | 'W14' // a value that its field refuses, a field that no value fits, an empty choice, a wrong amount
  | 'W15' // content that is never shown: a screen, a line or a picture that the method never has
  | 'W16' // words that players can't read: HTML, placeholders, another script, an unknown language
  | 'W17' // a `cashier.json` or `story.json` that the mock server can't use as written
  | 'W18' // a file that is missing or can't be loaded, or an id that two documents share
  | 'W19' // a page after the press that does not say that its time is over
  | 'W20' // a row of a published index that no player ever gets
  | 'W21' // a method folder that differs from the live list of methods

/** A problem in a document: its location (a JSON Pointer), the cause, and the fix. */
export interface LayoutProblem {
  readonly code: ProblemCode
  readonly pointer: string
  readonly message: string
  /** Column inside the expression at the pointer, from 1. */
  readonly column?: number
  /** Whether the document can still be rendered: with a fallback, or without a decorative node. */
  readonly isHandled: boolean
}
