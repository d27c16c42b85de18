import { existsSync, statSync } from 'node:fs'
import { isAbsolute, relative, resolve } from 'node:path'
import { nearest } from '../../language/nearest.ts'
import { withUnixLines } from '../json/withUnixLines.ts'
import { Misuse } from '../Misuse.ts'
import { AUDIENCE_OPTIONS, audienceOf } from '../publish/audienceOf.ts'
import { filesAt } from '../publish/filesAt.ts'
import { isUrl, printable } from '../publish/filesAtUrl.ts'
import { filesIn } from '../publish/filesIn.ts'
import { liveIn, readHistory } from '../publish/history.ts'
import type { LocalDocuments } from '../publish/LocalDocuments.ts'
import { PublishError } from '../publish/PublishError.ts'
import { readSet } from '../publish/PublishedSet.ts'
import { type Audience, type PackPlan, STEP_WORDS } from '../publish/planPack.ts'
import { type PreparedPack, preparePack, publishPack } from '../publish/preparePack.ts'
import { audienceName } from '../publish/Row.ts'
import { readLocalDocuments } from '../publish/readLocalDocuments.ts'
import { withOriginalLines } from '../publish/withOriginalLines.ts'
import { writePreview } from '../publish/writeSet.ts'
import { type Command, type Print, textOption } from './Command.ts'
import { methodFolders } from './check.ts'
import { liveElsewhere, methodsIn } from './liveElsewhere.ts'

export const pack: Command = {
  summary: 'publishes method folders into a folder of published layouts',
  help: `paywidget-layouts pack FOLDER… --out PUBLISHED [--percent 10] [--countries MX,CO] … [--preview]

Checks the method folders and publishes their documents into the folder PUBLISHED: the one that your server serves as
{staticPath}layouts/. Nothing is published if "check" finds an error. The documents of a method that its folder no
longer has are removed from the index. Files of former versions stay, and the former index is kept in history/, so
that "rollback" can bring it back. Packing the same again changes nothing; a published file that is missing or was
changed is written again.

If you upload a copy of that folder, first copy the folder from the server: somebody else may have published, and your
upload would undo that and replace its history. With --live URL, the address of the folder on the server, "pack"
publishes only if the index.json of PUBLISHED is that of the server.

  --remove        publishes a method's folder that has no documents any more: its built-in screens are shown again.
                  --remove NAME takes off the documents of a method whose folder is gone; folders may be named as well
  --all-methods   publishes documents that belong to no method.json: they are shown for all methods

  --preview       changes nothing that is live: writes the documents, and an index of their own that only those see to
                  whom your host page gives its hash. In a preview everybody gets the documents, whatever the options
                  below say

To give the documents to a part of the players only (those of an earlier pack for the same players end if the folder no
longer has them):

  --percent 10              to 10 of 100 players; a player stays in or out
  --salt TEXT               draws other players for the percentage
  --countries MX,CO         in these countries
  --platforms ios,android   on these platforms: desktop, mobile, android, ios
  --from 2026-12-01         from this time on, in UTC; also 2026-12-01T09:00Z
  --until 2026-12-24        until this time, in UTC
  --experiment NAME=GROUP   to this group of an experiment of your host page

To end that, pack once more without these options (for everybody), or roll back.

Exit code: 0 published or nothing to change, 1 errors, 2 wrong usage.`,
  options: {
    out: { type: 'string' },
    remove: { type: 'boolean' },
    live: { type: 'string' },
    'all-methods': { type: 'boolean' },
    preview: { type: 'boolean' },
    ...AUDIENCE_OPTIONS,
  },
  async run(args, print) {
    const out = textOption(args, 'out')
    if (out === undefined) throw new Misuse('Say where to publish: --out PUBLISHED.')
    if (isUrl(out))
      throw new Misuse(
        '--out is a folder on this machine. Pack into a folder, and copy it to the server: index.json last.',
      )
    const gone = args.options.remove === true ? args.names.filter((name) => !existsSync(name)) : []
    const paths = args.names.filter((name) => !gone.includes(name))
    if (gone.length === 0 || paths.length > 0) methodFolders(paths, 'pack')
    for (const path of paths) requireApart(path, out)
    const live = textOption(args, 'live')
    if (live !== undefined) await requireSame(out, live)
    const audience = audienceOf(args.options)
    const found = readLocalDocuments(paths)
    await requireLive(gone, found, out)
    const local = { ...found, methods: [...found.methods, ...gone] }
    const { findings, errors } = local
    for (const line of findings) print(line)
    if (args.options['all-methods'] !== true) requireMethods(local)
    if (errors > 0) {
      print(`Nothing was published: correct the ${errors === 1 ? 'error' : `${errors} errors`} above first.`)
      return 1
    }
    const isPreview = args.options.preview === true
    // A preview shows the documents to everybody who has its link, so the audience is left out. `methods` is empty
    // because a pack for some players removes no document that is live for all.
    const packed = isPreview && audience !== undefined ? { ...local, methods: [] } : local
    const pack = await preparePack(filesIn(out), packed, isPreview ? undefined : audience)
    // A name after --remove takes off that method only.
    const mayLose = args.options.remove === true && gone.length === 0
    if (pack.lost !== undefined && !gone.includes(pack.lost) && !mayLose)
      throw new Misuse(
        `The folder of ${pack.lost} has no documents in "layouts": all its published ones would be removed. If that is meant, add --remove.`,
      )
    if (pack.note !== undefined) print(pack.note)
    const code = await (isPreview ? preview(out, pack.plan, audience, print) : publish(out, pack, print))
    const elsewhere = liveElsewhere(pack.plan, { paths, methods: local.methods }, out)
    if (elsewhere !== undefined) print(elsewhere)
    return code
  },
}

/** Throws for a name after --remove that is neither a folder nor a method to take off. */
async function requireLive(
  gone: readonly string[],
  { documents }: Pick<LocalDocuments, 'documents'>,
  out: string,
): Promise<void> {
  if (gone.length === 0) return
  const known = methodsIn((await readSet(withOriginalLines(filesIn(out)))) ?? { rows: [], rollouts: [] })
  const strange = gone.find((name) => !known.includes(name))
  if (strange !== undefined) {
    const close = nearest(strange, known)
    throw new Misuse(
      `There is no folder "${strange}", and ${out} has no documents of a method "${strange}".${close ? ` Did you mean "${close}"?` : ''}`,
    )
  }
  const kept = documents.find(({ place }) => place.method !== undefined && gone.includes(place.method))
  if (kept !== undefined)
    throw new Misuse(`--remove ${kept.place.method} would take off the documents that ${kept.path} publishes.`)
}

/**
 * Throws if the server has no publication or another one: an upload of `out` would take back what somebody else has
 * published.
 */
async function requireSame(out: string, live: string): Promise<void> {
  const [copy, server] = await Promise.all([filesIn(out), filesAt(live)].map((files) => files.read('index.json')))
  if (server === undefined)
    throw new PublishError(
      `${printable(live)} has no index.json, so ${out} could not be compared with it, and nothing was published. Give the address of the folder that has index.json, such as https://pay.example/paywidget/static/layouts/. If nothing is published there yet, leave out --live.`,
    )
  // An upload in text mode or a checkout of git changes line ends, and the publication stays the same.
  if (withUnixLines(server).trim() !== withUnixLines(copy ?? '').trim())
    throw new PublishError(
      `${printable(live)} and ${out} have different publications: somebody else may have published. Copy the folder from the server to ${out}, and pack again.`,
    )
}

/** Throws for a path that is not a separate folder: its other documents, or the published ones, would be lost. */
function requireApart(path: string, out: string): void {
  if (!statSync(path).isDirectory()) throw new Misuse(`"${path}" is not a folder: name the folder of the method.`)
  if (isIn(resolve(path), resolve(out)) || isIn(resolve(out), resolve(path)))
    throw new Misuse(`--out ${out} and ${path} are in each other: publish into a folder of its own.`)
}

function isIn(inner: string, outer: string): boolean {
  const way = relative(outer, inner)
  return way === '' || (way.split(/[\\/]/)[0] !== '..' && !isAbsolute(way))
}

function requireMethods({ documents }: LocalDocuments): void {
  const stray = documents.find(({ place }) => place.method === undefined)
  if (stray !== undefined)
    throw new Misuse(
      `${stray.path} belongs to no method.json: it would be shown for all methods. If that is meant, add --all-methods.`,
    )
}

async function publish(out: string, pack: PreparedPack, print: Print): Promise<number> {
  const { before, plan } = pack
  const publication = await publishPack(filesIn(out), pack)
  if (publication === undefined) {
    const number = before && liveIn(await readHistory(filesIn(out)), before.text)?.number
    if (plan.steps.length === 0)
      print('There is nothing to publish: the folders have no documents of their own. The built-in screens are shown.')
    else
      print(
        `Nothing to change: ${out} has these documents already${number === undefined ? '' : ` (publication ${number})`}.`,
      )
    return 0
  }
  print(`Published into ${out} as publication ${publication.number}:`)
  printSteps(plan, print)
  const [rollout] = plan.rollouts.filter(({ file }) => plan.documents.has(file))
  if (rollout !== undefined) print(`Only for ${audienceName(rollout)}.`)
  print(
    before === undefined
      ? 'This is the first publication in this folder.'
      : `To undo it: paywidget-layouts rollback ${out}`,
  )
  return 0
}

/** Writes a preview, and says how to see it. */
async function preview(out: string, plan: PackPlan, audience: Audience | undefined, print: Print): Promise<number> {
  if (plan.steps.every(({ kind }) => kind === 'same')) {
    print('Nothing to preview: these documents are live for everybody already.')
    return 0
  }
  const hash = await writePreview(filesIn(out), plan)
  print(`Written into ${out} as a preview. What is live stays as it is.`)
  printSteps(plan, print)
  if (audience !== undefined)
    print('In the preview everybody gets these documents. Packed without --preview they are for a part of the players.')
  print(`Copy ${out} to your server. Then let your host page send this member in "loaded", for operators only:`)
  print(`  "layoutPreview": "${hash}"`)
  print('The configuration of the widget must allow it: "layouts": { "previews": true }')
  print(
    `To publish it, pack once more without --preview. To remove it: paywidget-layouts unpreview ${out} ${hash.slice(0, 12)}`,
  )
  return 0
}

function printSteps({ steps }: PackPlan, print: Print): void {
  for (const { kind, name } of steps) print(`  ${STEP_WORDS[kind].padEnd(9)} ${name}`)
}
