export interface PlaywrightCount {
  readonly passed: number
  readonly failed: number
  readonly expected: number
  readonly skipped: number
  readonly notYet: readonly string[]
}
export function countPlaywright(report: object): PlaywrightCount
