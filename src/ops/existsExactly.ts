import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/** Whether there is a file or folder of this very name. On Windows and macOS, `existsSync` ignores the case; servers don't. */
export const existsExactly = (path: string): boolean =>
  existsSync(path) && readdirSync(dirname(path)).includes(basename(path))
