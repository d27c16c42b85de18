export interface Browser {
  readonly file: string
  readonly env: Readonly<Record<string, string>>
}

export const BROWSER_ARGS: string[]

export function ensureBrowser(): Promise<Browser>
