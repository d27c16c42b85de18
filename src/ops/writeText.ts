import { chmodSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file in one step: under a temporary name, which is then renamed. If it fails, the file stays as it was. */
export function writeText(path: string, text: string): void {
  const temporary = `${path}.${process.pid}.new`
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(temporary, text, { flush: true })
    const mode = statSync(path, { throwIfNoEntry: false })?.mode
    if (mode !== undefined) chmodSync(temporary, mode)
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}
