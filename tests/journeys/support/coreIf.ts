/** The details of a test made in a loop. `npm test` runs the test only if `isCore`; `npm test -- --whole` runs all. */
export const coreIf = (isCore: boolean): { tag?: string } => (isCore ? { tag: '@core' } : {})
