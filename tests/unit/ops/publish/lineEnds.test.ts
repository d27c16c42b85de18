import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contentOf, copyMethod, edit, json, newFolder, read, run, served, write } from './stand.ts'

const DOCUMENT = 'layouts/deposit.redirect.json'
const windows = (text: string) => text.replaceAll('\n', '\r\n')

/** A folder with one method, and the folder to publish into. */
function stand() {
  const folder = newFolder()
  const live = join(folder, 'live')
  const oxxo = copyMethod(folder, 'oxxo')
  return { live, oxxo, go: (...args: string[]) => run(folder, ...args) }
}

/** Changes the line ends of a folder's files, as a checkout of git or an upload in text mode does. */
function convert(folder: string, names: readonly string[]): void {
  write(folder, Object.fromEntries(names.map((name) => [name, windows(read(folder, name))])))
}

const published = (live: string): string => json(live, 'index.json').layouts[0].file

it('V3 pack publishes a document with the line ends of Windows under the name of its twin with those of Unix', async () => {
  const { go, live, oxxo } = stand()
  await go('pack', oxxo, '--out', live)
  const [file, text] = [published(live), read(oxxo, DOCUMENT)]
  convert(oxxo, [DOCUMENT])
  expect((await go('pack', oxxo, '--out', live)).output).toContain('Nothing to change')
  rmSync(live, { recursive: true })
  await go('pack', oxxo, '--out', live)
  expect(published(live)).toBe(file)
  expect(read(live, file)).toBe(text)
})

it('V3 status, check, diff and rollback say when only the line ends of a published file changed', async () => {
  const { go, live, oxxo } = stand()
  await go('pack', oxxo, '--out', live, '--percent', '10')
  await go('pack', oxxo, '--out', live)
  const file = published(live)
  convert(live, [file])
  const says = 'has other line ends than when it was published'
  expect(await go('status', live)).toMatchObject({
    code: 1,
    output: expect.stringMatching(
      new RegExp(`${file}, the file ${says}: the widget refuses it.*\\.gitattributes with the line "\\* -text"`),
    ),
  })
  expect((await go('check', live)).output).toMatch(
    new RegExp(`E22 .*${file}: the file ${says}.*pack the method again$`, 'm'),
  )
  expect((await go('diff', oxxo, '--live', live)).output).toContain(`${file}, which is live, ${says}`)
  expect((await go('pack', oxxo, '--out', live)).output).toContain('repaired  deposit.redirect of oxxo')
  expect((await go('status', live)).code).toBe(0)
  const [{ file: rollouts }] = json(live, 'history/1.json').layouts
  convert(live, [rollouts])
  expect((await go('rollback', live)).output).toContain(`${rollouts}, the list of rollouts, ${says}`)
})

it('V3 status and check say so of a preview', async () => {
  const { go, live, oxxo } = stand()
  const { output } = await go('pack', oxxo, '--out', live, '--preview')
  const [, hash = ''] = /"layoutPreview": "([0-9a-f]+)"/.exec(output) ?? []
  convert(live, [`index.${hash}.json`])
  expect((await go('status', live, '--preview', hash)).output).toContain('has other line ends than when it was packed')
  await go('pack', oxxo, '--out', live)
  expect((await go('check', live)).output).toMatch(/E22 .*the preview has other line ends than when it was packed/)
})

it('V3 pack tells git to keep the line ends, unless the folder says something else', async () => {
  const { go, live, oxxo } = stand()
  await go('pack', oxxo, '--out', live)
  expect(read(live, '.gitattributes')).toMatch(/^\* -text$/m)
  write(live, { '.gitattributes': '*.json text eol=lf\n' })
  write(oxxo, { [DOCUMENT]: read(oxxo, DOCUMENT).replace('1. Get', '1. Take') })
  await go('pack', oxxo, '--out', live)
  expect(read(live, '.gitattributes')).toBe('*.json text eol=lf\n')
})

it('V3 pack leaves git alone in a checkout whose line ends it has changed, so that no commit contains those', async () => {
  const { go, live, oxxo } = stand()
  await go('pack', oxxo, '--out', live)
  const before = contentOf(live)
  const { '.gitattributes': _, ...names } = before
  for (const name of Object.keys(names)) {
    write(live, before)
    rmSync(join(live, '.gitattributes'))
    convert(live, [name])
    await go('pack', copyMethod(join(live, '..'), 'pse'), '--out', live)
    expect(Object.keys(contentOf(live)).includes('.gitattributes'), name).toBe(name === 'history/log.json')
  }
})

it('V3 pack --live takes an index with other line ends for the same publication, in the folder and on the server', async () => {
  const { go, live, oxxo } = stand()
  await go('pack', oxxo, '--out', live)
  const copy = join(live, '../copy')
  cpSync(live, copy, { recursive: true })
  for (const folder of [live, copy]) {
    convert(folder, ['index.json'])
    await served(live, async (url) =>
      expect(await go('pack', oxxo, '--out', copy, '--live', url)).toEqual({
        code: 0,
        output: expect.stringContaining('copy has these documents already (publication 1).'),
      }),
    )
    write(folder, { 'index.json': read(folder, 'index.json').replaceAll('\r', '') })
  }
})

it('V3 an index with other line ends is the publication that it was, and was not changed by hand', async () => {
  const { go, live, oxxo } = stand()
  await go('pack', oxxo, '--out', live)
  edit(join(oxxo, DOCUMENT), '1. Get', '1. Take')
  await go('pack', oxxo, '--out', live)
  convert(live, ['index.json'])
  expect((await go('status', live)).output).toContain('Publication 2 is live, since ')
  expect((await go('rollback', live)).output).toContain('rollback to publication 1')
  expect(json(live, 'history/log.json').map(({ number }: { number: number }) => number)).toEqual([1, 2, 3])
})

it('V3 pack and rollback keep the rollouts and the documents of other methods in a copy with other line ends', async () => {
  const { go, live, oxxo } = stand()
  const pse = copyMethod(join(live, '..'), 'pse')
  await go('pack', pse, '--out', live)
  await go('pack', pse, '--out', live, '--percent', '10', '--countries', 'CO')
  const { 'history/log.json': _, ...names } = contentOf(live)
  const rolloutsOf = () =>
    json(live, 'index.json').layouts.find(({ screen }: { screen: string }) => screen === 'rollouts').file
  const list = rolloutsOf()
  convert(live, Object.keys(names))

  const { output } = await go('pack', oxxo, '--out', live)
  expect(output).toContain('repaired  the list of rollouts: only its line ends had changed')
  expect(output).toContain('repaired  deposit.redirect of pse: only its line ends had changed')
  expect(rolloutsOf()).toBe(list)
  expect(await go('status', live)).toMatchObject({ code: 0, output: expect.stringContaining('10 %') })

  edit(join(oxxo, DOCUMENT), '1. Get', '1. Take')
  await go('pack', oxxo, '--out', live)
  convert(live, [list])
  expect((await go('pack', oxxo, '--out', live)).output).toContain('repaired  the list of rollouts')
  convert(live, [list])
  await go('rollback', live, 'oxxo')
  expect(rolloutsOf(), 'the rollback of another method').toBe(list)
})

it('V3 pack says how many documents of other methods are missing or were changed', async () => {
  const { go, live, oxxo } = stand()
  await go('pack', oxxo, '--out', live)
  write(live, { [published(live)]: '{}' })
  const { output } = await go('pack', copyMethod(join(live, '..'), 'pse'), '--out', live)
  expect(output).toContain("Another document in live can't be used: paywidget-layouts status live says why.")
  expect((await go('pack', oxxo, '--out', live)).output).not.toContain("can't be used")
})
