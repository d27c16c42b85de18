import type { MethodFiles } from '../../../fixtures/readMethodFolder.ts'
import { decodeUtf8 } from '../../ops/json/decodeUtf8.ts'
import { withUnixLines } from '../../ops/json/withUnixLines.ts'
import { messageOf } from '../../platform/values/messageOf.ts'
import { isAsset, isFolderFile } from './paths.ts'

/**
 * The folder that the operator chose in a file dialog. Throws an error with a message if it is not a method's folder.
 */
export async function openFolder(chosen: readonly File[]): Promise<MethodFiles> {
  // `webkitRelativePath` begins with the name of the folder.
  const named = chosen.map((file) => ({ file, steps: file.webkitRelativePath.split('/') }))
  const name = (named[0]?.steps[0] ?? '').normalize()
  const inside = named.map(({ file, steps }) => ({ file, path: steps.slice(1).join('/') }))
  const ours = inside.filter(({ path }) => isFolderFile(path))
  if (!ours.some(({ path }) => path === 'method.json'))
    throw new Error(
      `“${name}” has no method.json, so it is not the folder of a method. Choose the folder that has this file.`,
    )
  const files = await Promise.all(ours.map(async ({ file, path }) => [path, await textOf(file, path)] as const))
  return {
    name,
    path: name,
    files: Object.fromEntries(files.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    assets: inside.map(({ path }) => path).filter(isAsset),
  }
}

/** The text as the editor has it: the form, the findings and the caret count the same characters. */
async function textOf(file: File, path: string): Promise<string> {
  try {
    return withUnixLines(decodeUtf8(new Uint8Array(await file.arrayBuffer())))
  } catch (error) {
    throw new Error(`“${path}” can’t be opened. ${messageOf(error)}`)
  }
}
