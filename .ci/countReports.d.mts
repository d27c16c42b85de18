import type { BrowserTest } from './coreTests.mjs'

export interface Failure {
  readonly title: string
  readonly message: string
}
export interface Count {
  readonly passed: number
  readonly failed: number
  readonly expected: number
  readonly skipped: number
  readonly failures: readonly Failure[]
}
export function countPlaywright(report: object): Count & { readonly notYet: readonly string[] }
export function sumOfCounts(counts: readonly Count[]): Count
export function countVitest(report: object): Count
export function countHosts(report: object): Count
export function testsOfPlaywright(report: object): readonly BrowserTest[]
export function titlesOfVitest(report: object): readonly string[]
