import type { FileReport } from './checkFile.ts'
import type { FoundFile } from './findFiles.ts'

/** A checked file and its findings. */
export interface CheckedPath {
  readonly file: FoundFile
  readonly report: FileReport
}
