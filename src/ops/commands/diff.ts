import { existsSync } from 'node:fs'
import { isObject } from '../document/listNodes.ts'
import { Misuse } from '../Misuse.ts'
import { diffDocuments } from '../publish/diffDocuments.ts'
import { type Files, filesAt, isUrl } from '../publish/Files.ts'
import { documentName, isIntact } from '../publish/fileName.ts'
import { type LocalDocument, localDocuments } from '../publish/localDocuments.ts'
import { type PublishedSet, readSet } from '../publish/PublishedSet.ts'
import { audienceName, isSamePlace, placeName, type Row, timeName } from '../publish/Row.ts'
import { type Command, type Print, textOption } from './Command.ts'
import { methodFolders } from './check.ts'

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
    const live = await readSet(files)
    const { documents, methods } = localDocuments(args.names)
    const lines = [
      ...(await Promise.all(documents.map((document) => documentLines(files, live, document)))).flat(),
      ...goneLines(live, documents, methods),
    ]
    for (const line of lines) print(line)
    printRollouts(live, documents, print)
    if (lines.length === 0) print('What is live is the same.')
    return lines.length === 0 ? 0 : 1
  },
}

async function documentLines(files: Files, live: PublishedSet | undefined, local: LocalDocument): Promise<string[]> {
  const name = placeName(local.place)
  const row = live?.rows.find((one) => isSamePlace(one, local.place))
  if (row === undefined) return [`${name}: new, nothing is live for it`]
  const text = await files.read(row.file)
  if (text === undefined) return [`${name}: ${row.file}, which should be live, is missing`]
  if (!isIntact(row.file, text)) return [`${name}: ${row.file}, which is live, was changed after it was published`]
  // The name has the hash of the content, so equal names mean equal documents.
  if (row.file === documentName(local.place, local.text)) return []
  const [before, after] = [parsed(text), parsed(local.text)]
  if (after === undefined) return [`${name}: ${local.path} is not JSON. See: paywidget-layouts check ${local.path}`]
  if (before === undefined) return [`${name}: ${row.file}, which is live, is not JSON`]
  if (!isObject(after)) return [`${name}: ${local.path} is no layout. See: paywidget-layouts check ${local.path}`]
  if (!isObject(before)) return [`${name}: ${row.file}, which is live, is no layout`]
  return diffDocuments(before, after).map((line) => `${name}: ${line}`)
}

/** Documents that are live, and that the folders no longer have. */
function goneLines(live: PublishedSet | undefined, documents: readonly LocalDocument[], methods: readonly string[]) {
  const isGone = (row: Row) =>
    row.method !== undefined && methods.includes(row.method) && !documents.some(({ place }) => isSamePlace(place, row))
  return (live?.rows ?? []).filter(isGone).map((row) => `${placeName(row)}: is live, and no longer in the folder`)
}

/** The comparison is with the documents for everybody. */
function printRollouts(live: PublishedSet | undefined, documents: readonly LocalDocument[], print: Print): void {
  for (const rollout of live?.rollouts ?? []) {
    const local = documents.find(({ place }) => isSamePlace(place, rollout))
    if (local === undefined) continue
    const isSame = rollout.file === documentName(local.place, local.text)
    const which = isSame ? 'this document' : 'another document'
    const time = timeName(rollout, Date.now())
    print(
      time === undefined
        ? `${placeName(rollout)}: ${which} is live for ${audienceName(rollout)}.`
        : `${placeName(rollout)}: the rollout of ${which} to ${audienceName(rollout)} ${time}.`,
    )
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
