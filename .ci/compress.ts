import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { HASHED } from '../src/ops/headers/recipe.ts'

/** Servers send a smaller file as it is. */
const SMALLEST_BYTES = 1024
const TEXT = /\.(?:js|css|json|svg)$/

/** The endings of compressed copies. */
export const COPIES = /\.(?:br|gz)$/

const FORMATS = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Writes a brotli and a gzip copy beside each text file with a hash in its name. A server that sends these saves the
 * work for each response, and up to a fifth of the bytes: none compresses as thoroughly while the player waits. Files
 * without a hash may be changed after the build; a copy of them would be out of date.
 */
export async function compress(folder: string, files: readonly string[]): Promise<void> {
  const hashed = files.filter((file) => HASHED.test(`/${file}`) && TEXT.test(file))
  await Promise.all(hashed.map((file) => compressFile(join(folder, file))))
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.byteLength < SMALLEST_BYTES) return
  for (const [ending, pack] of Object.entries(FORMATS)) await writeFile(`${file}.${ending}`, await pack(bytes))
}
