import { LOCK, type WritableFiles } from '../../ops/publish/Files.ts'
import { isPublishing, notWritten } from '../../ops/publish/notWritten.ts'
import { PublishError } from '../../ops/publish/PublishError.ts'
import { messageOf } from '../../platform/values/messageOf.ts'

/** The files of a folder that the browser may write. */
export function handleFiles(folder: FileSystemDirectoryHandle): WritableFiles {
  const place = folder.name

  async function read(name: string): Promise<string | undefined> {
    try {
      const file = await (await fileAt(folder, name, false)).getFile()
      return await file.text()
    } catch (error) {
      if (['NotFoundError', 'TypeMismatchError'].includes(Object(error).name)) return undefined
      throw new PublishError(`${place}/${name} can't be read: ${messageOf(error)}`)
    }
  }

  /** The browser writes into a copy, and replaces the file when the copy is closed. */
  async function write(name: string, text: string): Promise<void> {
    const writable = await (await fileAt(folder, name, true)).createWritable()
    await writable.write(text)
    await writable.close()
  }

  async function publishAlone<T>(publish: () => Promise<T>): Promise<T> {
    if ((await read(LOCK)) !== undefined) throw isPublishing(place)
    await write(LOCK, '').catch((error) => {
      throw notWritten(place, LOCK, error)
    })
    try {
      return await publish()
    } finally {
      await folder.removeEntry(LOCK)
    }
  }

  return {
    place,
    read,
    write,
    // The browser can't create a file only if it is missing, so a lock makes other windows of the studio wait.
    alone: (publish) => navigator.locks.request('paywidget-publish', () => publishAlone(publish)),
  }
}

async function fileAt(folder: FileSystemDirectoryHandle, name: string, create: boolean): Promise<FileSystemFileHandle> {
  const folders = name.split('/')
  const last = folders.pop() ?? ''
  let at = folder
  for (const one of folders) at = await at.getDirectoryHandle(one, { create })
  return at.getFileHandle(last, { create })
}
