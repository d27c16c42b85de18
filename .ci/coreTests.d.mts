export interface BrowserTest {
  readonly title: string
  readonly isCore: boolean
}
export const CORE: '@core'
export function missedByCore(
  tests: readonly BrowserTest[],
  others: readonly string[],
): { readonly ids: readonly string[]; readonly files: readonly string[] }
