import { compareStructural } from 'mobx'
import type { MethodFiles } from '../../../fixtures/readMethodFolder.ts'
import { isWarning } from '../../ops/Finding.ts'
import type { FolderFiles } from '../../ops/folderOf.ts'
import { differences } from '../../ops/publish/differences.ts'
import { liveIn, readHistory } from '../../ops/publish/history.ts'
import { INDEX } from '../../ops/publish/PublishedSet.ts'
import { STEP_WORDS } from '../../ops/publish/planPack.ts'
import { preparePack, publishPack } from '../../ops/publish/preparePack.ts'
import { prepareRollback, publishRollback } from '../../ops/publish/prepareRollback.ts'
import { messageOf } from '../../platform/values/messageOf.ts'
import type { CheckAnswer } from '../check/CheckMessage.ts'
import { folderDocuments } from './folderDocuments.ts'
import type { Comparison, PublishStore } from './PublishStore.ts'
import type { PublishTarget } from './PublishTarget.ts'

export interface PublishingNeed {
  readonly store: PublishStore
  readonly check: (folder: MethodFiles) => Promise<CheckAnswer['findings']>
  /** Downloads files as a zip archive. */
  readonly save: (name: string, files: Readonly<Record<string, string>>) => void
  /** Takes note of the documents of a folder that were published, as the texts of their files. */
  readonly onPublished: (folder: string, files: FolderFiles) => void
}

export type Publishing = ReturnType<typeof createPublishing>

/** Compares the open folder with what is published, and publishes it, with the code of the command. */
export function createPublishing({ check, onPublished, save, store }: PublishingNeed) {
  let newest = 0
  let checked: { readonly folder: MethodFiles; readonly findings: Promise<CheckAnswer['findings']> } | undefined

  /** Runs one action, and says why it failed. */
  async function run(words: string, act: () => Promise<void>): Promise<void> {
    store.setBusy(words)
    await explain(act)
    store.setBusy('')
  }

  async function explain(act: () => Promise<void>): Promise<void> {
    store.setProblem('')
    try {
      await act()
    } catch (error) {
      store.setProblem(`${messageOf(error)}${store.place?.kind === 'url' ? addressHint(messageOf(error)) : ''}`)
    }
  }

  /** The findings in a folder. A folder is checked once, however often it is compared while the players are chosen. */
  function checkOnce(folder: MethodFiles): Promise<CheckAnswer['findings']> {
    if (checked === undefined || !compareStructural(checked.folder, folder))
      checked = { folder, findings: check(folder) }
    return checked.findings
  }

  async function compare(): Promise<void> {
    newest += 1
    const mine = newest
    const { place } = store
    if (place === undefined) return
    store.setComparing(true)
    try {
      await compareWith(place, () => mine === newest)
    } catch (error) {
      if (mine === newest) throw error
    } finally {
      if (mine === newest) store.setComparing(false)
    }
  }

  async function compareWith(place: PublishTarget, isNewest: () => boolean): Promise<void> {
    const { audience } = store
    const folder = store.folder()
    const [index, history, found] = await Promise.all([
      place.files.read(INDEX),
      readHistory(place.files),
      checkOnce(folder),
    ])
    if (!isNewest()) return
    const errors = Object.values(found).flatMap((all) => all.filter((finding) => !isWarning(finding))).length
    const base = {
      folder,
      audience,
      history,
      live: index === undefined ? undefined : liveIn(history, index),
      isEmpty: index === undefined,
      errors,
    }
    const show = (comparison: Comparison) => isNewest() && store.setComparison(comparison)
    const local = folderDocuments(folder)
    try {
      const isPlanned = place.kind !== 'url' && audience.problem === undefined && errors === 0
      show({
        ...base,
        differences: await differences(place.files, local),
        pack: isPlanned ? await preparePack(place.files, local, audience.audience) : undefined,
      })
    } catch (error) {
      show(base)
      throw error
    }
  }

  /**
   * Publishes a plan. If that fails, compares again: the published folder may have changed since the plan was made, and
   * the next attempt needs a new plan.
   */
  async function attempt<T>(publish: () => Promise<T>): Promise<T> {
    try {
      return await publish()
    } catch (error) {
      store.setRollback(undefined)
      await explain(compare)
      throw error
    }
  }

  /** Gives the files of a copy back. */
  function saveCopy(place: PublishTarget): string {
    if (place.kind !== 'copy') return ''
    save(place.files.place, place.files.files())
    return ' The zip archive has the whole folder: copy it to your server, index.json last.'
  }

  return {
    /** Compares again, without a status message, because it runs while the operator types. */
    compare: () => explain(compare),
    /** Opens a published folder, and compares the open method's folder with it. */
    open: (find: () => PublishTarget | undefined | Promise<PublishTarget | undefined>) =>
      run('Reading …', async () => {
        const place = await find()
        if (place === undefined) return
        store.setDone('')
        store.setPlace(place)
        await compare()
      }),
    publish: () =>
      run('Publishing …', async () => {
        const { comparison, mayRemove, pack, place } = store
        if (comparison === undefined || pack === undefined || !mayRemove) return
        if (place === undefined || place.kind === 'url') return
        const publication = await attempt(() => publishPack(place.files, pack))
        if (publication === undefined) return
        const { documents } = folderDocuments(comparison.folder)
        onPublished(comparison.folder.name, Object.fromEntries(documents.map(({ path, text }) => [path, text])))
        const steps = pack.plan.steps.filter(({ kind }) => kind !== 'same')
        const what = steps.map(({ kind, name }) => `${STEP_WORDS[kind]} ${name}`).join('; ')
        store.setDone(`Publication ${publication.number}: ${what}.${saveCopy(place)}`)
        await compare()
      }),
    /** Plans a rollback to a former publication; the operator confirms it. */
    planRollback: (number: number) =>
      run('Reading …', async () => {
        if (store.place !== undefined) store.setRollback(await prepareRollback(store.place.files, [], String(number)))
      }),
    rollBack: () =>
      run('Publishing …', async () => {
        const { place, rollback } = store
        if (rollback === undefined || place === undefined || place.kind === 'url') return
        const { number } = await attempt(() => publishRollback(place.files, rollback))
        store.setRollback(undefined)
        store.setDone(`Publication ${number}: ${rollback.what}.${saveCopy(place)}`)
        await compare()
      }),
  }
}

/** A browser does not say why it could not read an address. */
const addressHint = (message: string): string =>
  message.includes("can't be reached")
    ? ' If the address opens in a window of its own, its server does not allow this page to read it: it needs the header “access-control-allow-origin”. Or open the folder instead.'
    : ''
