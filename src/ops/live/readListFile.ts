import { readFileSync, statSync } from 'node:fs'
import { messageOf } from '../../platform/values/messageOf.ts'
import { decodeUtf8 } from '../json/decodeUtf8.ts'
import { Misuse } from '../Misuse.ts'
import { PublishError } from '../publish/PublishError.ts'

/** The text of a saved response, without a byte-order mark. Throws if the file is none, or is no UTF-8. */
export function readListFile(path: string): string {
  const bytes = bytesOf(path)
  const start = bytes.subarray(0, 2).toString('hex')
  if (start === '1f8b')
    throw new PublishError(`${path} is compressed with gzip. Save it unpacked, or unpack it (gunzip).`)
  try {
    return decodeUtf8(bytes)
  } catch (error) {
    throw new PublishError(`${path} can't be read: ${messageOf(error)}`)
  }
}

function bytesOf(path: string): Buffer {
  const file = statSync(path, { throwIfNoEntry: false })
  if (file === undefined) throw new Misuse(`There is no file "${path}" with a response of methods-payment-v5.`)
  if (file.isDirectory()) throw new Misuse(`"${path}" is a folder: name a file with a response of methods-payment-v5.`)
  try {
    return readFileSync(path)
  } catch (error) {
    throw new PublishError(`${path} can't be read: ${messageOf(error)}`)
  }
}
