import { chmodSync, cpSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readLayoutIndex } from '../../../../src/layouts/readLayoutIndex.ts'
import { filesAt } from '../../../../src/ops/publish/filesAt.ts'
import { readSet } from '../../../../src/ops/publish/PublishedSet.ts'
import { contentOf, copyMethod, edit, json, newFolder, read, run, served, write } from './stand.ts'

/** A folder with two methods, and the folder to publish into. */
function stand() {
  const folder = newFolder()
  const live = join(folder, 'live')
  const oxxo = copyMethod(folder, 'oxxo')
  const pse = copyMethod(folder, 'pse')
  return { folder, live, oxxo, pse, go: (...args: string[]) => run(folder, ...args) }
}

describe('pack', () => {
  it('publishes the documents under their hash, and an index that the widget reads', async () => {
    const { go, live, oxxo, pse } = stand()
    const { code, output } = await go('pack', oxxo, pse, '--out', live)
    expect(output).toContain('Published into')
    expect(output).toContain('new       deposit.redirect of oxxo')
    expect(output).toContain('new       complete of pse')
    expect(code).toBe(0)
    const rows = readLayoutIndex(read(live, 'index.json'))
    expect(rows.map(({ method, screen }) => `${method} ${screen}`)).toEqual([
      'oxxo deposit.redirect',
      'pse complete',
      'pse deposit.redirect',
    ])
    expect(read(live, rows[0]?.file ?? '')).toBe(read(oxxo, 'layouts/deposit.redirect.json'))
    expect(await go('status', live)).toMatchObject({
      code: 0,
      output: expect.stringContaining('3 documents, all in order.'),
    })
  })

  it('changes nothing when nothing changed, and says so', async () => {
    const { go, live, oxxo } = stand()
    await go('pack', oxxo, '--out', live)
    const before = contentOf(live)
    const { code, output } = await go('pack', oxxo, '--out', live)
    expect(output).toBe(
      'Nothing to change: live has these documents already (publication 1).'.replace(
        'live',
        live.split('/').at(-1) ?? '',
      ),
    )
    expect(code).toBe(0)
    expect(contentOf(live)).toEqual(before)
  })

  it('replaces the documents of its methods only, keeps the former files and the former index', async () => {
    const { go, live, oxxo, pse } = stand()
    await go('pack', oxxo, pse, '--out', live)
    const before = contentOf(live)
    edit(join(oxxo, 'layouts/deposit.redirect.json'), '1. Get the slip', '1. Take the slip')
    rmSync(join(pse, 'layouts/complete.json'))
    const { output } = await go('pack', oxxo, pse, '--out', live)
    expect(output).toContain('changed   deposit.redirect of oxxo')
    expect(output).toContain('unchanged deposit.redirect of pse')
    expect(output).toContain('removed   complete of pse: the folder no longer has it')
    const after = contentOf(live)
    for (const name of Object.keys(before).filter((name) => /\.[a-f0-9]{16}\.json$/.test(name)))
      expect(after[name]).toBe(before[name])
    expect(after['history/1.json']).toBe(before['index.json'])
    expect(after['history/2.json']).toBe(after['index.json'])
    expect(readLayoutIndex(read(live, 'index.json')).map(({ method }) => method)).toEqual(['oxxo', 'pse'])
  })

  it('keeps rows that others wrote, for a category or for all methods', async () => {
    const { go, live, oxxo, folder } = stand()
    const row = { category: 'cash_methods', screen: 'deposit.redirect', file: 'cash.0123456789abcdef.json' }
    write(folder, { 'live/index.json': { version: 1, layouts: [row] } })
    await go('pack', oxxo, '--out', live)
    expect(json(live, 'index.json').layouts).toEqual([row, expect.objectContaining({ method: 'oxxo' })])
    expect(json(live, 'history/1.json').layouts, 'an index that was not published by the command').toEqual([row])
    expect((await go('rollback', live)).code, 'its file is not there, but that is so already').toBe(0)
  })

  it('publishes nothing when the check finds an error', async () => {
    const { go, live, oxxo } = stand()
    edit(join(oxxo, 'layouts/deposit.redirect.json'), '"serverFields"', '"serverField"')
    const { code, output } = await go('pack', oxxo, '--out', live)
    expect(code).toBe(1)
    expect(output).toContain('oxxo/layouts/deposit.redirect.json:16:23  E01')
    expect(output).toMatch(/Nothing was published: correct the .*errors? above first\.$/)
    expect(await readSet(filesAt(live))).toBeUndefined()
  })

  it('leaves the former set live when it is interrupted between the files and the index', async () => {
    const { go, live, oxxo } = stand()
    await go('pack', oxxo, '--out', live)
    const before = read(live, 'index.json')
    edit(join(oxxo, 'layouts/deposit.redirect.json'), '1. Get the slip', '1. Take the slip')
    // The temporary file of the index can't be written where a folder has its name.
    mkdirSync(join(live, `index.json.${process.pid}.new`))
    const { code, output } = await go('pack', oxxo, '--out', live)
    expect(code).toBe(1)
    expect(output).toContain('What was live before still is.')
    expect(read(live, 'index.json')).toBe(before)
    expect((await go('status', live)).output).toContain('1 document, all in order.')
    rmSync(join(live, `index.json.${process.pid}.new`), { recursive: true })
    expect((await go('pack', oxxo, '--out', live)).output).toContain('as publication 2')
  })

  it.each<[string, string[], string]>([
    ['no folder to publish into', [], 'Say where to publish: --out PUBLISHED.'],
    ['a server', ['--out', 'https://pay.example/layouts/'], '--out is a folder on this machine.'],
    ['an invalid percentage', ['--out', 'x', '--percent', 'ten'], '--percent "ten" is not a percentage'],
    ['an invalid country', ['--out', 'x', '--countries', 'MX,XX'], '"XX" in --countries is not a country'],
    ['an invalid day', ['--out', 'x', '--from', '2026-02-30'], '--from "2026-02-30" is not a time'],
    ['a time that ends first', ['--out', 'x', '--from', '2026-03-02', '--until', '2026-03-01'], 'nobody would get'],
    ['an experiment without a group', ['--out', 'x', '--experiment', 'form'], 'needs the experiment and the group'],
    ['a time that is over', ['--out', 'x', '--until', '2020-03-01'], 'is in the past: nobody would get the documents'],
    ['an invalid platform', ['--out', 'x', '--platforms', 'ios,tv'], '"tv" in --platforms is not a platform'],
    ['a list with an empty entry', ['--out', 'x', '--platforms', 'ios,'], '"" in --platforms is not a platform'],
    ['an empty salt', ['--out', 'x', '--percent', '10', '--salt', ''], '--salt needs a text'],
    ['a misspelt option', ['--out', 'x', '--percnt', '10'], 'There is no option "--percnt". Did you mean "--percent"?'],
  ])('explains %s', async (_, options, sentence) => {
    const { go, oxxo } = stand()
    const { code, output } = await go('pack', oxxo, ...options)
    expect(output).toContain(sentence)
    expect(output).toContain('paywidget-layouts pack FOLDER…')
    expect(code).toBe(2)
  })
})

describe('pack refuses', () => {
  it('documents without a method.json, unless they are meant for all methods', async () => {
    const { go, live, oxxo } = stand()
    renameSync(join(oxxo, 'method.json'), join(oxxo, 'Method.json'))
    const { code, output } = await go('pack', oxxo, '--out', live)
    expect(output).toContain('oxxo/layouts/deposit.redirect.json belongs to no method.json')
    expect(code).toBe(2)
    expect((await go('pack', oxxo, '--out', live, '--all-methods')).code).toBe(0)
    expect(json(live, 'index.json').layouts[0].method).toBeUndefined()
  })

  it.each<[string, (folder: string) => string[], string]>([
    ['a file', (folder) => [join(folder, 'oxxo/method.json'), '--out', join(folder, 'live')], 'is not a folder'],
    ['a folder inside', (folder) => [join(folder, 'oxxo'), '--out', join(folder, 'oxxo/layouts')], 'in each other'],
    ['a folder around', (folder) => [join(folder, 'oxxo'), '--out', folder], 'in each other'],
    ['a published folder', (folder) => [join(folder, 'live'), '--out', join(folder, 'x')], 'is a published folder'],
  ])('%s', async (_, args, sentence) => {
    const { go, folder, live, oxxo } = stand()
    await go('pack', oxxo, '--out', live)
    const before = contentOf(folder)
    expect(await go('pack', ...args(folder))).toMatchObject({ code: 2, output: expect.stringContaining(sentence) })
    expect(contentOf(folder)).toEqual(before)
  })

  it('to remove all documents of a method, unless that is meant', async () => {
    const { go, live, oxxo } = stand()
    await go('pack', oxxo, '--out', live)
    const before = contentOf(live)
    renameSync(join(oxxo, 'layouts'), join(oxxo, 'layout'))
    const { code, output } = await go('pack', oxxo, '--out', live)
    expect(output).toContain('all its published ones would be removed')
    expect(code).toBe(2)
    expect(contentOf(live)).toEqual(before)
    expect((await go('pack', oxxo, '--out', live, '--remove')).output).toContain('removed   deposit.redirect of oxxo')
  })

  it('a set that the widget would refuse, before it writes anything', async () => {
    const { go, live, oxxo } = stand()
    await go('pack', oxxo, '--out', live)
    const before = contentOf(live)
    const { code, output } = await go('pack', oxxo, '--out', live, '--percent', '10', '--salt', 's'.repeat(61))
    expect(output).toContain('The widget would refuse this set, so that nothing was published: /rollouts/0/salt')
    expect(code).toBe(1)
    expect(contentOf(live)).toEqual(before)
  })

  it('two folders of one method, and names both', async () => {
    const { go, folder, live, oxxo } = stand()
    copyMethod(join(folder, 'copy'), 'oxxo')
    expect(await go('pack', oxxo, join(folder, 'copy'), '--out', live)).toEqual({
      code: 1,
      output: expect.stringContaining(
        'oxxo/layouts/deposit.redirect.json and copy/oxxo/layouts/deposit.redirect.json are both for deposit.redirect of oxxo',
      ),
    })
  })

  it('while another command publishes, and says how to go on after an interrupted one', async () => {
    const { go, live, oxxo } = stand()
    write(live, { '.publishing': '' })
    expect((await go('pack', oxxo, '--out', live)).output).toContain('Another command is publishing into')
    rmSync(join(live, '.publishing'))
    expect((await go('pack', oxxo, '--out', live)).code).toBe(0)
    expect(Object.keys(contentOf(live))).not.toContain('.publishing')
  })
})

describe('pack', () => {
  it.each<[string, (path: string) => void]>([
    ['missing', (path) => rmSync(path)],
    ['changed', (path) => edit(path, '"layout": 1', '"layout":  1')],
  ])('writes a live document again that is %s, and diff reports it', async (word, harm) => {
    const { go, live, oxxo } = stand()
    await go('pack', oxxo, '--out', live)
    const { file } = json(live, 'index.json').layouts[0]
    harm(join(live, file))
    expect(await go('diff', oxxo, '--live', live)).toMatchObject({ code: 1, output: expect.stringContaining(word) })
    expect((await go('pack', oxxo, '--out', live)).output).toContain('repaired  deposit.redirect of oxxo')
    expect((await go('status', live)).code).toBe(0)
  })

  it('says that the set is live when only the history cannot be written', async () => {
    const { go, live, oxxo } = stand()
    mkdirSync(join(live, 'history/1.json'), { recursive: true })
    const { code, output } = await go('pack', oxxo, '--out', live)
    expect(output).toContain('The new set is live, but it could not be recorded in history/.')
    expect(output).not.toContain('What was live before still is')
    expect(code).toBe(1)
    expect((await go('status', live)).output).toContain('1 document, all in order.')
  })

  it('has recorded the set when only the file for git cannot be written', async () => {
    const { go, live, oxxo } = stand()
    mkdirSync(join(live, '.gitattributes'), { recursive: true })
    const { code, output } = await go('pack', oxxo, '--out', live)
    expect(output).not.toContain('What was live before still is')
    expect(code).toBe(1)
    expect(json(live, 'history/log.json')).toMatchObject([{ number: 1 }])
    expect((await go('status', live)).output).toContain('1 document, all in order.')
  })

  it('keeps the mode of the index that it replaces', async () => {
    const { go, live, oxxo, pse } = stand()
    await go('pack', oxxo, '--out', live)
    chmodSync(join(live, 'index.json'), 0o640)
    await go('pack', pse, '--out', live)
    expect(statSync(join(live, 'index.json')).mode & 0o777).toBe(0o640)
  })

  it.each<[string, (path: string) => void]>([
    ['is missing', (path) => rmSync(path)],
    ['was changed after it was published', (path) => edit(path, '"percent":10', '"percent":90')],
  ])('counts rollouts whose file %s as none, and says so, as status does', async (why, harm) => {
    const { go, live, oxxo, pse } = stand()
    await go('pack', oxxo, '--out', live)
    await go('pack', oxxo, '--out', live, '--percent', '10')
    harm(join(live, json(live, 'index.json').layouts.at(-1).file))
    expect(await go('status', live)).toMatchObject({ code: 1, output: expect.stringContaining(why) })
    expect((await go('pack', pse, '--out', live)).output).toContain(`${why}: it counts as no rollouts.`)
    expect((await go('status', live)).code).toBe(0)
  })
})

describe('a rollout', () => {
  it('is added beside the document for everybody, grows, and ends when everybody gets it', async () => {
    const { go, live, oxxo } = stand()
    await go('pack', oxxo, '--out', live)
    const everybody = json(live, 'index.json').layouts[0]
    edit(join(oxxo, 'layouts/deposit.redirect.json'), '1. Get the slip', '1. Take the slip')
    const { output } = await go('pack', oxxo, '--out', live, '--percent', '10', '--countries', 'MX')
    expect(output).toContain('Only for 10 % of the players, in MX.')
    const [row, extra] = json(live, 'index.json').layouts
    expect(row).toEqual(everybody)
    expect(extra).toEqual({ screen: 'rollouts', file: expect.stringMatching(/^rollouts\.[a-f0-9]{16}\.json$/) })
    expect(json(live, extra.file).rollouts).toEqual([
      { method: 'oxxo', screen: 'deposit.redirect', file: expect.any(String), percent: 10, countries: ['MX'] },
    ])
    await go('pack', oxxo, '--out', live, '--percent', '50', '--countries', 'MX')
    const grown = await readSet(filesAt(live))
    expect(grown?.rollouts.map(({ percent }) => percent)).toEqual([50])
    expect((await go('status', live)).output).toContain('deposit.redirect of oxxo, for 50 % of the players, in MX: ')
    const done = await go('pack', oxxo, '--out', live)
    expect(done.output).toContain('removed   deposit.redirect of oxxo: its rollout ends')
    expect(await readSet(filesAt(live))).toMatchObject({ rollouts: [], rows: [{ method: 'oxxo' }] })
  })
})

describe('rollback', () => {
  it('brings the former publication back, and undoes itself', async () => {
    const { go, live, oxxo } = stand()
    const publish = () => go('pack', oxxo, '--out', live)
    await publish()
    const first = read(live, 'index.json')
    edit(join(oxxo, 'layouts/deposit.redirect.json'), '1. Get the slip', '1. Take the slip')
    await publish()
    const second = read(live, 'index.json')
    const { code, output } = await go('rollback', live)
    expect(code).toBe(0)
    expect(output).toContain('is live: rollback to publication 1')
    expect(read(live, 'index.json')).toBe(first)
    await go('rollback', live)
    expect(read(live, 'index.json')).toBe(second)
    await go('rollback', live, '--to', '1')
    expect(read(live, 'index.json')).toBe(first)
    expect((await go('rollback', live, '--to', '1')).output).toContain('Nothing to change')
  })

  it('of one method leaves the others as they are', async () => {
    const { go, live, oxxo, pse } = stand()
    await go('pack', oxxo, pse, '--out', live)
    const [first] = json(live, 'index.json').layouts
    edit(join(oxxo, 'layouts/deposit.redirect.json'), '1. Get the slip', '1. Take the slip')
    edit(join(pse, 'layouts/deposit.redirect.json'), '"id": "', '"id": "x-')
    await go('pack', oxxo, pse, '--out', live)
    const changed = json(live, 'index.json').layouts.filter(({ method }: { method: string }) => method === 'pse')
    expect(changed).not.toEqual([])
    await go('rollback', live, 'oxxo')
    const { layouts } = json(live, 'index.json')
    expect(layouts).toContainEqual(first)
    for (const row of changed) expect(layouts).toContainEqual(row)
  })

  it('of one method goes past the publications of others, and asks about a misspelt one', async () => {
    const { go, live, oxxo, pse } = stand()
    await go('pack', oxxo, '--out', live)
    const [first] = json(live, 'index.json').layouts
    edit(join(oxxo, 'layouts/deposit.redirect.json'), '1. Get the slip', '1. Take the slip')
    await go('pack', oxxo, '--out', live)
    await go('pack', pse, '--out', live)
    expect((await go('rollback', live, 'oxo')).output).toContain('"oxo" is or was published. Did you mean "oxxo"?')
    expect((await go('rollback', live, 'oxxo')).output).toContain('rollback to publication 1 of oxxo')
    const { layouts } = json(live, 'index.json')
    expect(layouts).toContainEqual(first)
    expect(layouts, 'the other method stays').toHaveLength(3)
  })

  it('of several methods takes each back to the last publication in which it differed, and undoes itself', async () => {
    const { go, live, oxxo, pse } = stand()
    const rows = () => new Set(json(live, 'index.json').layouts)
    await go('pack', oxxo, pse, '--out', live)
    const first = rows()
    edit(join(pse, 'layouts/deposit.redirect.json'), '"id": "', '"id": "x-')
    await go('pack', pse, '--out', live)
    edit(join(oxxo, 'layouts/deposit.redirect.json'), '1. Get the slip', '1. Take the slip')
    await go('pack', oxxo, '--out', live)
    const last = rows()
    const { output } = await go('rollback', live, 'oxxo', 'pse', 'oxxo')
    expect(output).toContain('rollback to publication 2 of oxxo and publication 1 of pse (')
    expect(rows()).toEqual(first)
    await go('rollback', live, 'oxxo', 'pse')
    expect(rows()).toEqual(last)
  })

  it('of several methods says which of them has nothing to go back to', async () => {
    const { go, live, oxxo, pse } = stand()
    await go('pack', oxxo, pse, '--out', live)
    edit(join(oxxo, 'layouts/deposit.redirect.json'), '1. Get the slip', '1. Take the slip')
    await go('pack', oxxo, '--out', live)
    const { output } = await go('rollback', live, 'pse', 'oxxo')
    expect(output).toContain('rollback to publication 1 of oxxo (')
    expect(output).toContain('unchanged pse: there are no other documents to go back to')
  })

  it('refuses when a file of the former publication is gone, and when there is no former one', async () => {
    const { go, live, oxxo } = stand()
    await go('pack', oxxo, '--out', live)
    expect(await go('rollback', live)).toEqual({ code: 1, output: 'There is no former publication to go back to.' })
    const [{ file }] = json(live, 'index.json').layouts
    edit(join(oxxo, 'layouts/deposit.redirect.json'), '1. Get the slip', '1. Take the slip')
    await go('pack', oxxo, '--out', live)
    const before = read(live, 'index.json')
    rmSync(join(live, file))
    const { code, output } = await go('rollback', live)
    expect(code).toBe(1)
    expect(output).toContain(`${file} is missing. Nothing was changed.`)
    expect(read(live, 'index.json')).toBe(before)
    expect((await go('rollback', live, '--to', '9')).output).toContain('There is no publication "9". Choose from 1, 2.')
  })
})

describe('rollback of a broken set', () => {
  it.each<[string, (path: string) => void]>([
    ['truncated', (path) => writeFileSync(path, '{"version": 1, "layou')],
    ['a web page', (path) => writeFileSync(path, '<!doctype html>')],
    ['missing', (path) => rmSync(path)],
  ])('brings the last publication back where the index is %s', async (_, harm) => {
    const { go, live, oxxo, pse } = stand()
    await go('pack', oxxo, '--out', live)
    await go('pack', pse, '--out', live)
    const good = read(live, 'index.json')
    harm(join(live, 'index.json'))
    expect((await go('rollback', live)).output).toContain('is live: rollback to publication 2')
    expect(read(live, 'index.json')).toBe(good)
    expect(json(live, 'history/log.json').map(({ what }: { what: string }) => what)).not.toContainEqual(
      expect.stringContaining('found'),
    )
  })

  it('of one method begins with the last publication', async () => {
    const { go, live, oxxo, pse } = stand()
    await go('pack', oxxo, pse, '--out', live)
    const first = json(live, 'index.json').layouts
    edit(join(oxxo, 'layouts/deposit.redirect.json'), '1. Get the slip', '1. Take the slip')
    await go('pack', oxxo, '--out', live)
    writeFileSync(join(live, 'index.json'), '')
    await go('rollback', live, 'oxxo')
    expect(new Set(json(live, 'index.json').layouts)).toEqual(new Set(first))
  })

  it('of one method is not stopped by a missing file of another', async () => {
    const { go, live, oxxo, pse } = stand()
    await go('pack', oxxo, pse, '--out', live)
    const [, other] = json(live, 'index.json').layouts
    edit(join(oxxo, 'layouts/deposit.redirect.json'), '1. Get the slip', '1. Take the slip')
    await go('pack', oxxo, '--out', live)
    rmSync(join(live, other.file))
    expect((await go('rollback', live, 'oxxo')).code).toBe(0)
  })

  it('knows a method that only an earlier publication had', async () => {
    const { go, live, oxxo, pse } = stand()
    await go('pack', oxxo, pse, '--out', live)
    rmSync(join(oxxo, 'layouts'), { recursive: true })
    await go('pack', oxxo, '--out', live, '--remove')
    await go('pack', pse, '--out', live, '--percent', '10')
    expect((await go('rollback', live, 'oxxo')).output).toContain('rollback to publication 1 of oxxo')
  })

  it('goes past publications with the same rows, such as those of a reformatted index', async () => {
    const { go, live, oxxo, pse } = stand()
    await go('pack', oxxo, '--out', live)
    const first = json(live, 'index.json')
    await go('pack', pse, '--out', live)
    write(live, { 'index.json': json(live, 'index.json') })
    await go('rollback', live)
    expect(json(live, 'index.json')).toEqual(first)
  })
})

describe('status', () => {
  it('names what is missing, changed and invalid, in a folder and by URL', async () => {
    const { go, live, oxxo, pse } = stand()
    await go('pack', oxxo, pse, '--out', live)
    const [first, second, third] = json(live, 'index.json').layouts.map(({ file }: { file: string }) => file)
    rmSync(join(live, first))
    edit(join(live, second), '"layout": 1', '"layout":  1')
    const folder = await go('status', live)
    expect(folder.code).toBe(1)
    expect(folder.output).toContain(`${first}, the file is missing`)
    expect(folder.output).toContain(`${second}, the file was changed after it was published`)
    expect(folder.output).toContain(`${third}, in order`)
    expect(folder.output).toContain('3 documents, 2 with a problem.')
    await served(live, async (url) => {
      const byUrl = await go('status', url)
      expect(byUrl.code).toBe(1)
      const [absent, changed, intact] = [first, second, third].map((file) =>
        byUrl.output.split('\n').find((line) => line.includes(`${file}, `)),
      )
      expect(absent).toContain('the file is missing, or its permissions do not let players read it')
      expect(changed).toContain('the file was changed after it was published')
      for (const line of [absent, changed]) {
        expect(line).toContain('Copy the file from your published folder to the server again')
        expect(line, 'packing again changes nothing on a server').not.toMatch(/pack it again|pack the method/i)
      }
      expect(intact).toContain('in order')
      expect((await go('status', `${url}index.json`)).output).toBe(byUrl.output)
    })
  })

  it('with --live publishes only if the folder is what the server has', async () => {
    const { folder, go, live, oxxo, pse } = stand()
    await go('pack', oxxo, '--out', live)
    const copy = join(folder, 'copy')
    cpSync(live, copy, { recursive: true })
    await served(live, async (url) => {
      await go('pack', pse, '--out', live)
      const before = contentOf(copy)
      const late = await go('pack', pse, '--out', copy, '--live', url)
      expect(late.code).toBe(1)
      expect(late.output).toMatch(
        /copy have different publications: somebody else may have published\. .* pack again\.$/,
      )
      expect(contentOf(copy)).toEqual(before)
      cpSync(live, copy, { recursive: true })
      expect((await go('pack', pse, '--out', copy, '--live', url)).output).toContain('Nothing to change')
    })
  })

  it('with --live publishes nothing if the address has no index, which can be that of another folder', async () => {
    const { folder, go, live, oxxo } = stand()
    write(folder, { 'site/other.json': {} })
    await served(join(folder, 'site'), async (url) => {
      for (const place of [url, join(folder, 'gone')]) {
        const { code, output } = await go('pack', oxxo, '--out', live, '--live', place)
        expect(output).toMatch(
          / has no index\.json, so live could not be compared with it, and nothing was published\..*leave out --live\.$/,
        )
        expect(code).toBe(1)
        expect(contentOf(folder)).not.toHaveProperty('live/index.json')
      }
      const compared = await go('diff', oxxo, '--live', url)
      expect(compared.output).toContain(`${url} has no index.json: nothing is published there, so there was nothing to`)
      expect(compared.code).toBe(1)
    })
  })

  it('lists all documents of a server that answers 403 for a missing one, as S3 does', async () => {
    const { go, live, oxxo, pse } = stand()
    await go('pack', oxxo, pse, '--out', live)
    const [first, second, third] = json(live, 'index.json').layouts.map(({ file }: { file: string }) => file)
    await served(
      live,
      async (url) => {
        const { code, output } = await go('status', url)
        expect(output).toContain(`${first}, the file is missing, or its permissions do not let players read it`)
        for (const file of [second, third]) expect(output).toContain(`${file}, in order`)
        expect(output).toContain('3 documents, 1 with a problem.')
        expect(code).toBe(1)
      },
      { [first]: 403 },
    )
  })

  it.each<[string, Record<string, number>, string]>([
    ['a server that refuses', { 'index.json': 403 }, 'answers 403: the server does not let you read it.'],
    ['a server with a problem', { 'index.json': 502 }, 'answers 502: the server has a problem.'],
    ['an address without an index', { 'index.json': 404 }, 'has no index.json: nothing is published there'],
  ])('reports %s', async (_, statuses, sentence) => {
    const { go, live, oxxo } = stand()
    await go('pack', oxxo, '--out', live)
    await served(
      live,
      async (url) =>
        expect(await go('status', url)).toMatchObject({ code: 1, output: expect.stringContaining(sentence) }),
      statuses,
    )
  })

  it('works without a history, and reports a file that is a web page as missing', async () => {
    const { go, live, oxxo } = stand()
    await go('pack', oxxo, '--out', live)
    await served(
      live,
      async (url) =>
        expect(await go('status', url)).toMatchObject({
          code: 0,
          output: expect.stringContaining('there is no history'),
        }),
      { 'history/log.json': 403 },
    )
    write(live, { [json(live, 'index.json').layouts[0].file]: '<!doctype html>', 'history/log.json': '<html></html>' })
    await served(live, async (url) => {
      const { code, output } = await go('status', url)
      expect(output).toContain('there is no history')
      expect(output).toContain('the file is missing')
      expect(code).toBe(1)
    })
  })

  it('reports an invalid URL', async () => {
    expect((await stand().go('status', 'https://')).output).toContain('https:// is not a valid URL.')
  })

  it('says how to start a new history when it is damaged', async () => {
    const { go, live, oxxo } = stand()
    await go('pack', oxxo, '--out', live)
    write(live, { 'history/log.json': '{' })
    expect((await go('status', live)).output).toContain('Rename the folder history to start a new one.')
  })

  it('reports an unreachable server, and one that answers with a page', async () => {
    const { go, folder } = stand()
    expect((await go('status', 'http://127.0.0.1:9/')).output).toContain("can't be reached")
    write(folder, { 'spa/index.json': '<!doctype html><title>App</title>' })
    await served(join(folder, 'spa'), async (url) =>
      expect((await go('status', url)).output).toContain('a web page instead of a file'),
    )
  })
})

describe('a pack for some of the players', () => {
  const screens = async (live: string) =>
    (await readSet(filesAt(live)))?.rollouts.map(({ method, screen, platforms }) =>
      [method, screen, ...(platforms ?? [])].join(' '),
    )

  /** Two documents of `pse` and one of `oxxo`, for 10 % of the players; then the folder of `pse` loses one. */
  async function lessened() {
    const { go, live, oxxo, pse } = stand()
    await go('pack', oxxo, pse, '--out', live, '--percent', '10')
    await go('pack', pse, '--out', live, '--percent', '10', '--platforms', 'ios')
    rmSync(join(pse, 'layouts/complete.json'))
    return { go, live, pse }
  }

  it('ends the rollout of a document that the folder no longer has, for the same players only', async () => {
    const { go, live, pse } = await lessened()
    const { output } = await go('pack', pse, '--out', live, '--percent', '20')
    expect(output).toContain(
      'removed   complete of pse: the folder no longer has it; its rollout to 10 % of the players',
    )
    expect((await screens(live))?.toSorted()).toEqual([
      'oxxo deposit.redirect',
      'pse complete ios',
      'pse deposit.redirect',
      'pse deposit.redirect ios',
    ])
  })

  it('says which documents it can’t take away: a rollout only adds some', async () => {
    const { go, live, oxxo, pse } = stand()
    await go('pack', oxxo, pse, '--out', live)
    rmSync(join(pse, 'layouts/complete.json'))
    const { output } = await go('pack', pse, '--out', live, '--percent', '10')
    expect(output).toContain(
      'complete of pse: the folder does not have it, and the players of the rollout keep the one that is live',
    )
    expect(output, 'of a method that was not packed').not.toContain('oxxo: the folder')
    expect((await go('pack', pse, '--out', live)).output).not.toContain('a rollout only adds documents')
  })

  it('ends the last rollout of a method only with --remove', async () => {
    const { go, live, pse } = await lessened()
    rmSync(join(pse, 'layouts/deposit.redirect.json'))
    const before = contentOf(live)
    const refused = await go('pack', pse, '--out', live, '--percent', '10')
    expect(refused.output).toContain('If that is meant, add --remove.')
    expect(contentOf(live)).toEqual(before)
    await go('pack', pse, '--out', live, '--percent', '10', '--remove')
    expect((await screens(live))?.toSorted()).toEqual([
      'oxxo deposit.redirect',
      'pse complete ios',
      'pse deposit.redirect ios',
    ])
  })
})
