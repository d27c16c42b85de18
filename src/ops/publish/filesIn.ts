import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '../../platform/values/messageOf.ts'
import { writeText } from '../writeText.ts'
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
    write: async (name, text) => writeText(join(folder, name), text),
    alone: (publish) => alone(folder, publish),
  }
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
