import { strToU8, zipSync } from 'fflate'
import type { MethodFiles } from '../../../fixtures/readMethodFolder.ts'

/** The folder as a zip archive with the folder in it. */
export function zipFolder({ files, name }: Pick<MethodFiles, 'files' | 'name'>): Uint8Array<ArrayBuffer> {
  const bytes = Object.entries(files).map(([path, text]) => [`${name}/${path}`, strToU8(text)])
  return zipSync(Object.fromEntries(bytes), { level: 6 })
}
