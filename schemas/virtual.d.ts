interface SchemaError {
  readonly keyword: string
  readonly instancePath: string
  readonly params: Readonly<Record<string, unknown>>
}

interface Validator {
  (data: unknown): boolean
  errors?: readonly SchemaError[] | null
}

declare module 'virtual:validate/*' {
  const validate: Validator
  export default validate
}

declare module 'virtual:layout-catalog' {
  interface NodeTypeEntry {
    readonly since: number
    readonly decorative: boolean
    readonly container: boolean
    readonly pressable: boolean
    readonly slots: Readonly<Record<string, import('./layout/slots.ts').SlotKind>>
    readonly validate: Validator
  }
  export const $document: Validator
  export const $node: Validator
  /** Keyed `b_<block type>` and `f_<field kind>`. */
  export const nodeTypes: Readonly<Record<string, NodeTypeEntry>>
}

declare module 'virtual:built-in/*' {
  /** A CheckedLayout, validated by the build. */
  const layout: unknown
  export default layout
}
