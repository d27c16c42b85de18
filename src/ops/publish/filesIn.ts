import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { messageOf } from '../../platform/values/messageOf.ts'
import { decodePublished } from './decodePublished.ts'
import { LOCK, type WritableFiles } from './Files.ts'
import { isPublishing, notWritten } from './notWritten.ts'
import { PublishError } from './PublishError.ts'

/** The files of a folder on disk. */
export function filesIn(folder: string): WritableFiles {
  return {
    place: folder,
    async read(name) {
      const path = join(folder, name)
      try {
        return statSync(path).isFile() ? decodePublished(readFileSync(path)) : undefined
      } catch (error) {
        if (Object(error).code === 'ENOENT' || Object(error).code === 'ENOTDIR') return undefined
        throw new PublishError(`${path} can't be read: ${messageOf(error)}`)
      }
    },
    write: async (name, text) => write(join(folder, name), text),
    alone: (publish) => alone(folder, publish),
  }
}

/** Writes under a temporary name, which is then renamed. */
function write(path: string, text: string): void {
  const temporary = `${path}.${process.pid}.new`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(temporary, text, { flush: true })
  const mode = statSync(path, { throwIfNoEntry: false })?.mode
  if (mode !== undefined) chmodSync(temporary, mode)
  renameSync(temporary, path)
}

async function alone<T>(folder: string, publish: () => Promise<T>): Promise<T> {
  const lock = join(folder, LOCK)
  try {
    mkdirSync(folder, { recursive: true })
    closeSync(openSync(lock, 'wx'))
  } catch (error) {
    throw Object(error).code === 'EEXIST' ? isPublishing(folder) : notWritten(folder, LOCK, error)
  }
  try {
    return await publish()
  } finally {
    rmSync(lock, { force: true })
  }
}
