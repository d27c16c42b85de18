import { Misuse } from '../Misuse.ts'
import { filesAt, isUrl } from '../publish/Files.ts'
import { formerIndex, liveIn, type Publication, readHistory } from '../publish/history.ts'
import { PublishError } from '../publish/PublishError.ts'
import { type PublishedSet, readSet, setOf } from '../publish/PublishedSet.ts'
import { type Before, planRollback } from '../publish/planRollback.ts'
import { requireFiles } from '../publish/requireFiles.ts'
import { writeSet } from '../publish/writeSet.ts'
import { type Command, textOption } from './Command.ts'

export const rollback: Command = {
  summary: 'brings a former publication back, of all methods or of one',
  help: `paywidget-layouts rollback PUBLISHED [METHOD…] [--to NUMBER]

Makes the former publication of the folder PUBLISHED live again; with --to, the one of that number ("status" lists
them). With METHOD, only the documents of that method go back. A rollback is a publication itself: rolling back once
more undoes it.

Exit code: 0 done or nothing to change, 1 there is nothing to go back to, 2 wrong usage.`,
  options: { to: { type: 'string' } },
  async run(args, print) {
    const [folder, ...methods] = args.names
    if (folder === undefined) throw new Misuse('Name the folder of the published layouts.')
    if (isUrl(folder))
      throw new Misuse('A server cannot be changed from here: roll back the folder, and copy it to the server.')
    const files = filesAt(folder)
    const live = await readSet(files)
    if (live === undefined) throw new PublishError(`${folder} has no index.json: nothing is published there.`)
    const history = await readHistory(files)
    const target = targetOf(history, live, textOption(args, 'to'))
    const text = await files.read(formerIndex(target.number))
    if (text === undefined)
      throw new PublishError(
        `${folder}/${formerIndex(target.number)} is missing: publication ${target.number} cannot come back.`,
      )
    const former = await setOf(text, files)
    const next = planRollback(live, former, methods)
    if (next.changes.length === 0) {
      print(`Nothing to change: what is live is as it was in publication ${target.number}.`)
      return 0
    }
    await requireFiles(files, [...next.rows, ...next.rollouts])
    const what = `rollback to publication ${target.number}${methods.length === 0 ? '' : ` of ${methods.join(', ')}`}`
    const { number } = await writeSet(folder, live, { ...next, documents: new Map(), what })
    print(`Publication ${number} of ${folder} is live: ${what} (${target.at.slice(0, 16)}Z, ${target.what}).`)
    for (const change of next.changes) print(`  ${change}`)
    print(`To undo it: paywidget-layouts rollback ${[folder, ...methods].join(' ')}`)
    return 0
  },
}

/** The publication to go back to: the one before what is live, or the one of a number. */
function targetOf(
  history: readonly Publication[],
  live: Before & Pick<PublishedSet, 'text'>,
  to: string | undefined,
): Publication {
  const current = liveIn(history, live.text)
  // An index that was changed by hand is newer than everything in the history.
  const former = history.filter(({ number }) => current === undefined || number < current.number)
  if (to === undefined) {
    const last = former.at(-1)
    if (last === undefined) throw new PublishError('There is no former publication to go back to.')
    return last
  }
  const chosen = history.find(({ number }) => `${number}` === to)
  if (chosen === undefined) {
    const numbers = history.map(({ number }) => number).join(', ')
    throw new Misuse(
      `There is no publication "${to}".${numbers === '' ? ' None was recorded yet.' : ` Choose from ${numbers}.`}`,
    )
  }
  return chosen
}
