import type { Files, WritableFiles } from '../../ops/publish/Files.ts'
import { filesAtUrl } from '../../ops/publish/filesAtUrl.ts'
import { PublishError } from '../../ops/publish/PublishError.ts'
import { handleFiles } from './handleFiles.ts'
import { type MemoryFiles, memoryFiles } from './memoryFiles.ts'

/** A published folder as the studio reaches it: a URL can only be read, and a copy is given back as a zip archive. */
export type PublishTarget =
  | { readonly kind: 'url'; readonly files: Files }
  | { readonly kind: 'folder'; readonly files: WritableFiles }
  | { readonly kind: 'copy'; readonly files: MemoryFiles }

/** Chrome and Edge let a page write into a folder that the operator chooses. */
interface PickerWindow {
  showDirectoryPicker?: (options: { id: string; mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>
}

export const canWriteFolders = (): boolean => (window as PickerWindow).showDirectoryPicker !== undefined

/** Asks for a published folder to write into; undefined if the dialog was closed. */
export async function pickFolder(): Promise<PublishTarget | undefined> {
  try {
    const folder = await (window as PickerWindow).showDirectoryPicker?.({ id: 'published', mode: 'readwrite' })
    return folder && (await ownFolder({ kind: 'folder', files: handleFiles(folder) }))
  } catch (error) {
    if (Object(error).name === 'AbortError') return undefined
    throw error
  }
}

/** A copy of the published folder that was chosen in a file dialog. */
export async function copyOf(chosen: readonly File[]): Promise<PublishTarget> {
  // `webkitRelativePath` begins with the name of the folder.
  const named = chosen.map((file) => ({ file, steps: file.webkitRelativePath.split('/') }))
  const ours = named.filter(({ steps }) => steps.length <= 3 && steps.at(-1)?.endsWith('.json'))
  const texts = await Promise.all(
    ours.map(async ({ file, steps }) => [steps.slice(1).join('/'), await file.text()] as const),
  )
  const name = named[0]?.steps[0] ?? 'layouts'
  return ownFolder({ kind: 'copy', files: memoryFiles(name, Object.fromEntries(texts)) })
}

/** A published folder that does not exist yet. */
export const newCopy = (): PublishTarget => ({ kind: 'copy', files: memoryFiles('layouts', {}) })

export const urlPlace = (url: string): PublishTarget => ({ kind: 'url', files: filesAtUrl(url.trim()) })

/** Throws for a method's folder: its own files would be mixed with the published ones. */
async function ownFolder(place: PublishTarget): Promise<PublishTarget> {
  if ((await place.files.read('method.json')) === undefined) return place
  throw new PublishError(
    `“${place.files.place}” has a method.json, so it is the folder of a method. Choose the folder that your server serves as static/layouts/, or an empty one.`,
  )
}
