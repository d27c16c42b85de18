export function runLimited(
  command: string,
  args: readonly string[],
  options: { readonly limitMs: number; readonly cwd?: string; readonly env?: NodeJS.ProcessEnv },
): Promise<{ readonly status: number | null; readonly output: string; readonly problem: string | undefined }>
