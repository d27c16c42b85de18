import type { MethodFiles } from '../../../fixtures/readMethodFolder.ts'
import type { PlacedFinding } from '../../ops/checkFile.ts'
import type { FolderFiles } from '../../ops/folderOf.ts'

/** A request to the worker that checks folders. */
export interface CheckRequest {
  readonly id: number
  readonly name: string
  readonly files: FolderFiles
  readonly assets: MethodFiles['assets']
}

/** The findings of each file that was checked. */
export interface CheckAnswer {
  readonly id: number
  readonly findings: Readonly<Record<string, readonly PlacedFinding[]>>
}
