import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readMethodFolders } from '../../../.ci/vite/methodFolders.ts'
import { checkFolder } from '../../../src/ops/checkFolder.ts'
import { english } from '../../../src/ops/english.ts'
import { createPublishing } from '../../../src/studio/publish/createPublishing.ts'
import { memoryFiles } from '../../../src/studio/publish/memoryFiles.ts'
import { PublishStore } from '../../../src/studio/publish/PublishStore.ts'
import { contentOf, copyMethod, edit, newFolder, run } from '../ops/publish/stand.ts'

const FROM = '1. Get the slip'
const TO = '1. Take the slip'
const need = { texts: english(), proof: undefined }

/** The studio with a method's folder on disk and a published folder in memory, and the command beside it. */
function stand(method = 'oxxo') {
  const folder = newFolder()
  let path = copyMethod(folder, method)
  const files = memoryFiles('layouts', {})
  const store = new PublishStore(() => readMethodFolders([path])[0]!)
  const saved: string[][] = []
  const checked: string[] = []
  const published: (readonly [string, readonly string[]])[] = []
  const publishing = createPublishing({
    store,
    check: async ({ files, name }) => {
      checked.push(name)
      return Object.fromEntries(checkFolder(name, files, need).map(({ file, report }) => [file.path, report.findings]))
    },
    save: (_, all) => saved.push(Object.keys(all)),
    onPublished: (name, all) => published.push([name, Object.keys(all)]),
  })
  return {
    checked,
    document: join(path, 'layouts/deposit.redirect.json'),
    files,
    published,
    publishing,
    saved,
    store,
    live: join(folder, 'live'),
    open: () => publishing.open(() => ({ kind: 'copy', files })),
    openMethod: (name: string) => {
      path = copyMethod(folder, name)
      return path
    },
    pack: (...options: string[]) => run(folder, 'pack', path, '--out', join(folder, 'live'), ...options),
  }
}

/** Without the times, and the hash of texts with times. */
const timeless = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.replace(/"at":"[^"]+"/g, '"at":""')]))

describe('publishing in the studio', () => {
  it('writes what the command writes, for everybody and for a part of the players', async () => {
    const { document, files, live, open, pack, publishing, store } = stand()
    await pack()
    await open()
    await publishing.publish()
    expect(store.done).toMatch(/^Publication 1: new deposit\.redirect of oxxo\./)
    edit(document, FROM, TO)
    store.chooseAll(false)
    store.setOption('percent', '10')
    store.setOption('countries', 'mx')
    await publishing.compare()
    await publishing.publish()
    await pack('--percent', '10', '--countries', 'mx')
    expect(Object.keys(files.files())).toContain('history/2.json')
    expect(timeless(files.files())).toEqual(timeless(contentOf(live)))
  })

  it('says how the folder differs from what is live, and that nothing does', async () => {
    const { document, open, publishing, store } = stand()
    await open()
    await publishing.publish()
    expect(store.comparison?.differences?.lines).toEqual([])
    edit(document, FROM, TO)
    await publishing.compare()
    expect(store.comparison?.differences?.lines).toEqual([
      expect.stringContaining('“1. Get the slip” → “1. Take the slip”'),
    ])
  })

  it('brings a former publication back, and gives the files of a copy each time', async () => {
    const { document, files, open, publishing, saved, store } = stand()
    await open()
    await publishing.publish()
    const first = await files.read('index.json')
    edit(document, FROM, TO)
    await publishing.compare()
    await publishing.publish()
    expect(await files.read('index.json')).not.toBe(first)
    await publishing.planRollback(1)
    expect(store.rollback?.next.changes).toHaveLength(2)
    await publishing.rollBack()
    expect(await files.read('index.json')).toBe(first)
    expect(store.comparison?.live?.number).toBe(3)
    expect(saved.map((names) => names.filter((name) => /^history\/\d/.test(name)).length)).toEqual([1, 2, 3])
  })

  it('publishes over what somebody else has published meanwhile at the second attempt, after showing it', async () => {
    const { document, files, open, publishing, store } = stand()
    await open()
    await publishing.publish()
    const first = await files.read('index.json')
    edit(document, FROM, TO)
    await publishing.compare()
    const other = `${await files.read('index.json')}\n`
    await files.write('index.json', other)
    await publishing.publish()
    expect(store.problem).toContain('layouts was changed by somebody else since it was read.')
    expect(store.comparison?.live, 'what is live was read again').toBeUndefined()
    expect(await files.read('index.json')).toBe(other)
    await publishing.publish()
    expect(store.problem).toBe('')
    expect(store.comparison?.live?.number).toBe(3)

    await publishing.planRollback(1)
    await files.write('index.json', other)
    await publishing.rollBack()
    expect(store.problem).toContain('changed by somebody else')
    expect(store.rollback, 'it was planned for another set').toBeUndefined()
    await publishing.planRollback(1)
    await publishing.rollBack()
    expect(store.problem).toBe('')
    expect(await files.read('index.json')).toBe(first)
  })

  it('reports the files that it has published, which method.json is not', async () => {
    const { open, published, publishing } = stand()
    await open()
    expect(published).toEqual([])
    await publishing.publish()
    expect(published).toEqual([['oxxo', ['layouts/deposit.redirect.json']]])
  })

  it('publishes nothing while the check finds an error', async () => {
    const { document, files, open, published, publishing, store } = stand()
    edit(document, '"serverFields"', '"serverField"')
    await open()
    await publishing.publish()
    expect(store.comparison?.errors).toBeGreaterThan(0)
    expect(files.files()).toEqual({})
    expect(published).toEqual([])
  })

  it('checks the folder once while the players are chosen', async () => {
    const { checked, document, open, publishing, store } = stand()
    await open()
    store.chooseAll(false)
    for (const text of ['1', '10', '100']) {
      store.setOption('percent', text)
      await publishing.compare()
    }
    expect(checked).toEqual(['oxxo'])
    edit(document, FROM, TO)
    await publishing.compare()
    expect(checked).toEqual(['oxxo', 'oxxo'])
  })

  it('lets a former publication come back when the index can’t be used', async () => {
    const { files, open, publishing, store } = stand()
    await open()
    await publishing.publish()
    await files.write('index.json', '{')
    await publishing.compare()
    expect(store.problem).toContain("index.json can't be used")
    await publishing.planRollback(1)
    await publishing.rollBack()
    expect(store.comparison?.live?.number).toBe(2)
    expect(store.problem).toBe('')
  })
})

describe('a plan is published only for the folder and the players that it was made for', () => {
  const chosen = (store: PublishStore, percent: string | undefined) => {
    store.chooseAll(percent === undefined)
    store.setOption('percent', percent ?? '')
  }

  it.each([
    ['all players, then a part', undefined, '10'],
    ['1 %, then 10 %', '1', '10'],
    ['a part, then all players', '10', undefined],
    ['all players, then a part that makes no sense yet', undefined, 'ten'],
  ])('%s', async (_, first, second) => {
    const { document, files, live, open, pack, publishing, store } = stand()
    await pack()
    await open()
    await publishing.publish()
    edit(document, FROM, TO)
    chosen(store, first)
    await publishing.compare()
    expect(store.pack).toBeDefined()
    const before = files.files()

    chosen(store, second)
    const comparing = publishing.compare()
    await publishing.publish()
    expect(files.files()).toEqual(before)
    expect(store.comparison, 'what is live has not changed').toBeDefined()

    await comparing
    await publishing.publish()
    if (second !== 'ten') await pack(...(second === undefined ? [] : ['--percent', second]))
    expect(timeless(files.files())).toEqual(timeless(contentOf(live)))
  })

  it.each([
    ['a correction', TO, '1. Take your slip'],
    ['an error', '"serverFields"', '"serverField"'],
  ])('%s in the folder after the comparison', async (kind, from, to) => {
    const { document, files, live, open, pack, publishing, store } = stand()
    await pack()
    await open()
    await publishing.publish()
    edit(document, FROM, TO)
    await publishing.compare()
    expect(store.pack).toBeDefined()
    const before = files.files()

    edit(document, from, to)
    const comparing = publishing.compare()
    await publishing.publish()
    expect(files.files()).toEqual(before)
    expect(store.comparison, 'that of the former folder').toBeUndefined()

    await comparing
    await publishing.publish()
    if (kind === 'a correction') await pack()
    expect(timeless(files.files())).toEqual(timeless(contentOf(live)))
  })

  it('takes the newest comparison, in whatever order they end, and says when it is there', async () => {
    const { open, publishing, store } = stand()
    await open()
    chosen(store, '1')
    const first = publishing.compare()
    chosen(store, '10')
    const second = publishing.compare()
    expect([store.isComparing, store.pack]).toEqual([true, undefined])
    await Promise.all([first, second])
    expect(store.isComparing).toBe(false)
    expect(store.pack?.plan.rollouts.map(({ percent }) => percent)).toEqual([10])
  })
})

describe('the removal of all published documents of a method', () => {
  it('is allowed for one plan, and not for that of the next method', async () => {
    const { document, files, open, openMethod, publishing, store } = stand()
    const oxxo = dirname(dirname(document))
    await open()
    await publishing.publish()
    const other = openMethod('address_card')
    await publishing.compare()
    await publishing.publish()

    rmSync(join(other, 'layouts'), { recursive: true })
    await publishing.compare()
    expect(store.pack?.lost).toBe('address_card')
    const both = files.files()
    await publishing.publish()
    expect(files.files()).toEqual(both)
    store.allowRemoval(true)
    expect(store.mayRemove).toBe(true)
    await publishing.publish()
    const one = files.files()
    expect(one['index.json']).not.toContain('address_card')

    rmSync(oxxo, { recursive: true })
    rmSync(join(openMethod('oxxo'), 'layouts'), { recursive: true })
    await publishing.compare()
    expect(store.pack?.lost).toBe('oxxo')
    expect(store.mayRemove).toBe(false)
    await publishing.publish()
    expect(files.files()).toEqual(one)
  })
})

describe('the players who get the documents', () => {
  it.each([
    ['percent', 'ten', '“Percentage” "ten" is not a percentage'],
    ['countries', 'MX, Narnia', '"Narnia" in “Countries” is not a country'],
    ['salt', 'x', '“Draw” chooses the players of a percentage: give “Percentage” as well'],
    ['until', '2020-01-01', '“Until” 2020-01-01T00:00Z is in the past'],
    ['percent', ' ', 'Say which players get the documents'],
  ] as const)('are refused in the words of the form: %s %s', (option, text, words) => {
    const store = new PublishStore(() => ({ name: 'oxxo', path: 'oxxo', files: {} }))
    store.chooseAll(false)
    store.setOption(option, text)
    expect(store.audience.problem).toContain(words)
  })
})
