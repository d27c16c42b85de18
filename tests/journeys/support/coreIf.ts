/** The details of a test made in a loop: `npm test` runs it by default only where `isCore` holds; `--whole` runs all. */
export const coreIf = (isCore: boolean): { tag?: string } => (isCore ? { tag: '@core' } : {})
