import { Misuse } from '../Misuse.ts'
import { isUrl } from '../publish/filesAtUrl.ts'
import { filesIn } from '../publish/filesIn.ts'
import { prepareRollback, publishRollback } from '../publish/prepareRollback.ts'
import { type Command, textOption } from './Command.ts'

export const rollback: Command = {
  summary: 'brings a former publication back, of all methods or of some',
  help: `paywidget-layouts rollback PUBLISHED [METHOD…] [--to NUMBER]

Makes the former publication of the folder PUBLISHED live again; with --to, the one of that number ("status" lists
them). With METHOD, only the documents of that method go back, to the last publication in which they were different;
with several methods, each goes back on its own. A rollback is a publication itself: rolling back once more undoes it.
An index.json that is missing or can't be used is replaced by the last publication.

Exit code: 0 done or nothing to change, 1 there is nothing to go back to, 2 wrong usage.`,
  options: { to: { type: 'string' } },
  async run(args, print) {
    const [folder, ...methods] = args.names
    if (folder === undefined) throw new Misuse('Name the folder of the published layouts.')
    if (isUrl(folder))
      throw new Misuse('A server cannot be changed from here: roll back the folder, and copy it to the server.')
    const files = filesIn(folder)
    const prepared = await prepareRollback(files, methods, textOption(args, 'to'))
    const { isSame, name, next, targets, unchanged, what } = prepared
    if (isSame) {
      print(`Nothing to change: what is live is as it was in ${name}.`)
      return 0
    }
    const { number } = await publishRollback(files, prepared)
    const origins = targets.map((target) => `${target.at.slice(0, 16)}Z, ${target.what}`)
    print(`Publication ${number} of ${folder} is live: ${what} (${origins.join('; ')}).`)
    for (const change of next.changes) print(`  ${change}`)
    for (const method of unchanged) print(`  unchanged ${method}: there are no other documents to go back to`)
    print(`To undo it: paywidget-layouts rollback ${[folder, ...methods].join(' ')}`)
    return 0
  },
}
