/** What the catalogue says of a node type. `props` is JSON Schema; the rest is for the walk, the docs and the checker. */
export interface NodeType {
  /** The catalogue version that brought it; a document's `minWidget` follows from these. */
  readonly since: number
  readonly description: string
  /** May be dropped when it can't be drawn: nothing a player needs is lost. */
  readonly decorative: boolean
  /** Whether it may have `children`. */
  readonly container: boolean
  /** The prop that names it for a screen reader; a pressable type without one needs `ariaLabel`. */
  readonly pressable?: boolean
  readonly props: {
    readonly type: 'object'
    readonly properties: Readonly<Record<string, unknown>>
    readonly required: readonly string[]
    readonly additionalProperties: false
  }
  readonly examples: readonly Readonly<Record<string, unknown>>[]
}
