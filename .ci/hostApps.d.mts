export const HOST_APPS: Readonly<Record<string, { readonly shares?: string }>>
export function installProblem(
  name: string,
  result: { readonly output: string; readonly problem: string | undefined },
): string
