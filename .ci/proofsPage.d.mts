export interface Proof {
  /** The name for `npm run proofs`, or the row's own name if it has another command. */
  readonly name: string
  readonly what: string
  /** The command, if it isn't `npm run proofs`. */
  readonly command?: string
  /** What a command that doesn't run in rounds has printed. */
  readonly figure?: string
  readonly aim?: string
  readonly goal?: number
  readonly unit?: string
  readonly files?: readonly string[]
  readonly done?: number
  readonly seconds?: number
  readonly date?: string
}
export function withProofs(page: string, proofs: readonly Proof[]): string
