import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '../../platform/values/messageOf.ts'
import { Misuse } from '../Misuse.ts'
import { isUrl } from '../publish/filesAtUrl.ts'
import { PublishError } from '../publish/PublishError.ts'
import { previewName } from '../publish/previewName.ts'
import { type Preview, previewsIn } from '../publish/previews.ts'
import { type Command, textOption } from './Command.ts'

/** The fewest digits by which a preview is named. */
const FEWEST = 8

export const unpreview: Command = {
  summary: 'removes previews from a folder of published layouts',
  help: `paywidget-layouts unpreview PUBLISHED HASH… | --all | --before 2026-12-01

Removes previews ("pack --preview") from the folder PUBLISHED: those of the hashes, of which the first ${FEWEST} digits are
enough, all, or those packed before a day. "status" lists them. Documents stay, because a publication may have them too.
Remove the file index.HASH.json from your server as well: the link works as long as it is there.

Exit code: 0 done or nothing to remove, 1 a file can't be removed, 2 wrong usage.`,
  options: { all: { type: 'boolean' }, before: { type: 'string' } },
  async run(args, print) {
    const [folder, ...hashes] = args.names
    if (folder === undefined) throw new Misuse('Name the folder of the published layouts.')
    if (isUrl(folder))
      throw new Misuse('A server cannot be changed from here: remove the preview from the folder, and from the server.')
    if (!existsSync(folder)) throw new Misuse(`There is no folder "${folder}".`)
    const previews = previewsIn(folder)
    const before = textOption(args, 'before')
    if ([hashes.length > 0, args.options.all === true, before !== undefined].filter(Boolean).length !== 1)
      throw new Misuse('Say which previews to remove: their hashes, --all, or --before with a day.')
    const gone =
      before === undefined
        ? args.options.all === true
          ? previews
          : hashes.map((hash) => namedBy(hash, previews))
        : packedBefore(before, previews)
    for (const { hash } of gone) {
      remove(join(folder, previewName(hash)))
      print(`Removed ${previewName(hash)}. Remove it from your server as well.`)
    }
    if (gone.length === 0) print('There is no such preview.')
    return 0
  },
}

function remove(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch (error) {
    throw new PublishError(`${path} can't be removed: ${messageOf(error)}. The preview can still be seen.`)
  }
}

function namedBy(hash: string, previews: readonly Preview[]): Preview {
  const found = previews.filter((preview) => preview.hash.startsWith(hash))
  const [first] = found
  if (hash.length < FEWEST) throw new Misuse(`"${hash}" is too short: give at least ${FEWEST} digits of the hash.`)
  if (first === undefined) throw new Misuse(`There is no preview "${hash}". "paywidget-layouts status" lists them.`)
  if (found.length > 1) throw new Misuse(`"${hash}" is the beginning of ${found.length} previews: give more digits.`)
  return first
}

function packedBefore(day: string, previews: readonly Preview[]): readonly Preview[] {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN
  if (Number.isNaN(time)) throw new Misuse(`--before "${day}" is not a date: write 2026-12-01.`)
  return previews.filter(({ at }) => at.getTime() < time)
}
