import type { FileReport } from './checkFile.ts'
import { checkSource, type SourceFile, type SourceNeeds } from './checkSource.ts'
import { type FolderFiles, folderOf } from './folderOf.ts'
import { isSkipped } from './isSkipped.ts'
import { withSharedIds } from './withSharedIds.ts'

/** A checked file of a method's folder. */
export interface CheckedFile {
  readonly file: SourceFile & { readonly path: string }
  readonly report: FileReport
}

/** Checks the files of a method's folder by their texts, like `paywidget-layouts check FOLDER`. Needs no file system. */
export function checkFolder(
  name: string,
  files: FolderFiles,
  need: Omit<SourceNeeds, 'folder'>,
): readonly CheckedFile[] {
  const folder = 'method.json' in files ? folderOf(files) : undefined
  const checked = Object.keys(files)
    .toSorted()
    .flatMap((path) => {
      const file = sourceFile(name, path)
      if (file === undefined || (folder === undefined && !(file.kind === 'layout' || file.kind === 'part'))) return []
      return [{ file: { ...file, path }, report: checkSource(file, files[path] ?? '', { ...need, folder }) }]
    })
  return withSharedIds(checked, (path) => files[path] ?? '')
}

function sourceFile(folder: string, path: string): SourceFile | undefined {
  if (path.split('/').some(isSkipped)) return undefined
  const [, parts, name = ''] = /^(?:layouts\/(parts\/)?)?([^/]+)\.json$/.exec(path) ?? []
  if (path === 'method.json') return { kind: 'method', name: folder, screen: undefined }
  if (path === 'cashier.json' || path === 'story.json')
    return { kind: path === 'story.json' ? 'story' : 'cashier', name, screen: undefined }
  if (parts !== undefined) return { kind: 'part', name, screen: undefined }
  return path.startsWith('layouts/') && name !== '' ? { kind: 'layout', name, screen: name } : undefined
}
