export const BASELINE: string[]
