import type { LayoutProblem, ProblemCode } from '../language/LayoutProblem.ts'

/** One thing to tell an operator: an error, or (its code begins with W) a warning. */
export type Finding = Pick<LayoutProblem, 'code' | 'pointer' | 'message' | 'column'>

export const isWarning = ({ code }: { readonly code: ProblemCode }): boolean => code.startsWith('W')
