import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The paths of all files in a folder and its subfolders whose name has the ending; by default TypeScript files. */
export function filesIn(folder: string, ending = /\.tsx?$/): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path, ending)
    return ending.test(entry.name) ? [path] : []
  })
}
