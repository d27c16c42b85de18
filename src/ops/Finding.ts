import type { LayoutProblem, ProblemCode } from '../language/LayoutProblem.ts'

/** An error or, if the code starts with W, a warning for the operator. */
export type Finding = Pick<LayoutProblem, 'code' | 'pointer' | 'message' | 'column'>

export const isWarning = ({ code }: { readonly code: ProblemCode }): boolean => code.startsWith('W')
