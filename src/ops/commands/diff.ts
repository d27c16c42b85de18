import { existsSync } from 'node:fs'
import { Misuse } from '../Misuse.ts'
import { differences } from '../publish/differences.ts'
import { filesAt } from '../publish/filesAt.ts'
import { isUrl } from '../publish/filesAtUrl.ts'
import { PublishError } from '../publish/PublishError.ts'
import { readSet } from '../publish/PublishedSet.ts'
import { readLocalDocuments } from '../publish/readLocalDocuments.ts'
import { type Command, textOption } from './Command.ts'
import { methodFolders } from './check.ts'
import { liveElsewhere } from './liveElsewhere.ts'

export const diff: Command = {
  summary: 'says in words how method folders differ from what is live',
  help: `paywidget-layouts diff FOLDER… --live PUBLISHED|URL

Compares the documents of method folders with the published ones, and says what packing the folders would change:

  deposit.redirect of voucher_mx: the pay button: label changed in es: “Pagar” → “Pagar ahora”
  deposit.redirect of voucher_mx: field phone: added

Formatting makes no difference. The method.json itself is not published, so that it is not compared.

Exit code: 0 no difference, 1 there are differences, 2 wrong usage.`,
  options: { live: { type: 'string' } },
  async run(args, print) {
    const place = textOption(args, 'live')
    if (place === undefined) throw new Misuse('Say what to compare with: --live PUBLISHED, a folder or a URL.')
    methodFolders(args.names, 'compare')
    if (!isUrl(place) && !existsSync(place)) throw new Misuse(`There is no folder "${place}".`)
    const files = filesAt(place)
    const local = readLocalDocuments(args.names)
    const [unreadable] = local.unreadable
    if (unreadable !== undefined)
      throw new PublishError(
        `${unreadable} can't be read, so it can't be compared. See: paywidget-layouts check ${unreadable}`,
      )
    const { lines, rollouts } = await differences(files, local)
    for (const line of [...lines, ...rollouts]) print(line)
    const live = await readSet(files)
    if (live === undefined)
      print(`${files.place} has no index.json: nothing is published there, so there was nothing to compare with.`)
    else if (lines.length === 0) print('What is live is the same.')
    const elsewhere = liveElsewhere(
      live ?? { rows: [], rollouts: [] },
      { paths: args.names, methods: local.methods },
      isUrl(place) ? 'PUBLISHED' : place,
    )
    if (elsewhere !== undefined) print(elsewhere)
    return lines.length === 0 ? 0 : 1
  },
}
