export type Print = (line: string) => void

/** What was given after the command's name. */
export interface Arguments {
  /** The arguments without a name, such as files and folders. */
  readonly names: readonly string[]
  /** The options by name, such as `out` for `--out FOLDER`; a flag is `true`. */
  readonly options: Readonly<Record<string, string | boolean | undefined>>
}

/** A command of `paywidget-layouts`. */
export interface Command {
  /** Its line in the list of all commands. */
  readonly summary: string
  /** The usage and an explanation, for `--help` and for wrong usage. */
  readonly help: string
  readonly options?: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>
  /** Returns the exit code: 0 done, 1 errors were found. Throws `Misuse` for arguments that make no sense. */
  readonly run: (args: Arguments, print: Print) => number | Promise<number>
}

/** The text given for an option; undefined if the option is absent. */
export function textOption({ options }: Arguments, name: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}
