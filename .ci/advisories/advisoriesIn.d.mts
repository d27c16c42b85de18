export function advisoriesIn(output: string, problem?: string): { readonly text: string; readonly isFailure: boolean }
export const NOT_CHECKED: string
