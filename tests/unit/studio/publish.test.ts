import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readMethodFolders } from '../../../.ci/vite/methodFolders.ts'
import { checkFolder } from '../../../src/ops/checkFolder.ts'
import { english } from '../../../src/ops/english.ts'
import { createPublishing } from '../../../src/studio/publish/createPublishing.ts'
import { memoryFiles } from '../../../src/studio/publish/memoryFiles.ts'
import { PublishStore } from '../../../src/studio/publish/PublishStore.ts'
import { contentOf, copyMethod, edit, newFolder, run } from '../ops/publish/stand.ts'

const need = { texts: english(), proof: undefined }

/** The studio with a method's folder on disk and a published folder in memory, and the command beside it. */
function stand(method = 'oxxo') {
  const folder = newFolder()
  const path = copyMethod(folder, method)
  const files = memoryFiles('layouts', {})
  const store = new PublishStore()
  const saved: string[][] = []
  const publishing = createPublishing({
    store,
    folder: () => readMethodFolders([path])[0]!,
    check: async ({ files, name }) =>
      Object.fromEntries(checkFolder(name, files, need).map(({ file, report }) => [file.path, report.findings])),
    save: (_, all) => saved.push(Object.keys(all)),
  })
  return {
    document: join(path, 'layouts/deposit.redirect.json'),
    files,
    publishing,
    saved,
    store,
    live: join(folder, 'live'),
    open: () => publishing.open(() => ({ kind: 'copy', files })),
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
    edit(document, '1. Get the slip', '1. Take the slip')
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
    edit(document, '1. Get the slip', '1. Take the slip')
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
    edit(document, '1. Get the slip', '1. Take the slip')
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

  it('publishes nothing while the check finds an error', async () => {
    const { document, files, open, publishing, store } = stand()
    edit(document, '"serverFields"', '"serverField"')
    await open()
    await publishing.publish()
    expect(store.comparison?.errors).toBeGreaterThan(0)
    expect(files.files()).toEqual({})
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

describe('the players who get the documents', () => {
  it.each([
    ['percent', 'ten', '“Percentage” "ten" is not a percentage'],
    ['countries', 'MX, Narnia', '"Narnia" in “Countries” is not a country'],
    ['salt', 'x', '“Draw” chooses the players of a percentage: give “Percentage” as well'],
    ['until', '2020-01-01', '“Until” 2020-01-01T00:00Z is in the past'],
    ['percent', ' ', 'Say which players get the documents'],
  ] as const)('are refused in the words of the form: %s %s', (option, text, words) => {
    const store = new PublishStore()
    store.chooseAll(false)
    store.setOption(option, text)
    expect(store.audience.problem).toContain(words)
  })
})
