/** A member of a schema: one row of a table in the reference. */
export interface Member {
  /** The member's name, as a path below the entry: `badge.text`, `[].label`, `*.regex`. */
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly preset: string
  readonly limits: string
  readonly description: string
}
