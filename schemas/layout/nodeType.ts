/** The catalogue entry of a node type. `props` is JSON Schema; the rest is for the checker and the docs. */
export interface NodeType {
  /** The catalogue version that introduced the type; determines a document's `minWidget`. */
  readonly since: number
  readonly description: string
  /** Whether the node may be dropped when it can't be rendered, because players don't need it. */
  readonly decorative: boolean
  /** Whether the node may have `children`. */
  readonly container: boolean
  /** Whether the node can be pressed: without a visible label it needs `ariaLabel`. */
  readonly pressable?: boolean
  readonly props: {
    readonly type: 'object'
    readonly properties: Readonly<Record<string, unknown>>
    readonly required: readonly string[]
    readonly additionalProperties: false
  }
  readonly examples: readonly Readonly<Record<string, unknown>>[]
}
