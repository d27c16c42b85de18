import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readLayoutIndex } from '../../../../src/layouts/readLayoutIndex.ts'
import { contentOf, copyMethod, edit, json, newFolder, read, run, served } from './stand.ts'

const FORM = 'layouts/deposit.redirect.json'

/** A folder with one method, live, and a change of it that is not live yet. */
async function stand() {
  const folder = newFolder()
  const live = join(folder, 'live')
  const oxxo = copyMethod(folder, 'oxxo')
  const go = (...args: string[]) => run(folder, ...args)
  await go('pack', oxxo, '--out', live)
  edit(join(oxxo, FORM), '1. Get the slip', '1. Take the slip')
  return { folder, live, oxxo, go }
}

const hashIn = (output: string): string => /"layoutPreview": "([0-9a-f]{64})"/.exec(output)?.[1] ?? ''

describe('D-66 pack --preview', () => {
  it('writes an index named by its SHA-256, and the documents, beside what is live, which stays as it is', async () => {
    const { live, oxxo, go } = await stand()
    const before = contentOf(live)
    const { code, output } = await go('pack', oxxo, '--out', live, '--preview')
    expect(code).toBe(0)
    expect(output).toContain('What is live stays as it is.')
    expect(output).toContain('changed   deposit.redirect of oxxo')
    const hash = hashIn(output)
    const index = read(live, `index.${hash}.json`)
    expect(createHash('sha256').update(index).digest('hex')).toBe(hash)
    const [row] = readLayoutIndex(index)
    expect(read(live, row?.file ?? '')).toBe(read(oxxo, FORM))
    const after = contentOf(live)
    expect(
      Object.keys(after)
        .filter((name) => !(name in before))
        .toSorted(),
    ).toEqual([`index.${hash}.json`, row?.file ?? ''].toSorted())
    expect(after).toMatchObject(before)
    expect(hashIn((await go('pack', oxxo, '--out', live, '--preview')).output), 'packed again: the same link').toBe(
      hash,
    )
  })

  it('live afterwards, publishes the same documents, and the preview is the same as what is live', async () => {
    const { live, oxxo, go } = await stand()
    const hash = hashIn((await go('pack', oxxo, '--out', live, '--preview')).output)
    expect((await go('pack', oxxo, '--out', live)).output).toContain('as publication 2')
    expect(json(live, 'index.json').layouts).toEqual(json(live, `index.${hash}.json`).layouts)
    expect((await go('status', live)).output).toContain('the same as what is live')
    expect((await go('pack', oxxo, '--out', live, '--preview')).output).toContain('Nothing to preview')
  })

  it('is checked with the folder: a changed index, and a missing document', async () => {
    const { live, oxxo, go } = await stand()
    const index = `index.${hashIn((await go('pack', oxxo, '--out', live, '--preview')).output)}.json`
    expect(await go('check', live)).toMatchObject({ code: 0, output: '0 errors, 0 warnings in 2 files.' })
    const [row] = json(live, index).layouts
    rmSync(join(live, row.file))
    expect((await go('check', live)).output).toContain(`${row.file}: the file is missing`)
    edit(join(live, index), '"layouts"', ' "layouts"')
    expect((await go('check', live)).output).toMatch(/E22 .*the preview was changed after it was packed/)
  })

  it('gives the documents to everybody in the preview, whatever part of the players they are for', async () => {
    const { live, oxxo, go } = await stand()
    await go('pack', oxxo, '--out', live, '--percent', '5')
    const { output } = await go('pack', oxxo, '--out', live, '--percent', '10', '--countries', 'MX', '--preview')
    const rows = json(live, `index.${hashIn(output)}.json`).layouts
    expect(rows).toHaveLength(1)
    expect(read(live, rows[0].file)).toBe(read(oxxo, FORM))
    expect(output).toContain('Packed without --preview they are for a part of the players.')
  })

  it('keeps the rollouts of other methods as they are live', async () => {
    const { folder, live, oxxo, go } = await stand()
    await go('pack', copyMethod(folder, 'pse'), '--out', live, '--percent', '5')
    const { output } = await go('pack', oxxo, '--out', live, '--preview')
    const rows = json(live, `index.${hashIn(output)}.json`).layouts
    expect(rows.map(({ screen }: { screen: string }) => screen)).toEqual(['deposit.redirect', 'rollouts'])
  })

  it('needs nothing that is live, and writes nothing while "check" finds an error', async () => {
    const { live, oxxo, go } = await stand()
    rmSync(live, { recursive: true })
    const { output } = await go('pack', oxxo, '--out', live, '--preview')
    expect(Object.keys(contentOf(live)).some((name) => name === 'index.json')).toBe(false)
    const { output: listed, code } = await go('status', live)
    expect(code).toBe(1)
    expect(listed).toContain(hashIn(output))
    const before = contentOf(live)
    edit(join(oxxo, FORM), '{', '{,')
    expect((await go('pack', oxxo, '--out', live, '--preview')).code).toBe(1)
    expect(contentOf(live)).toEqual(before)
  })
})

describe('D-66 status', () => {
  it('lists the previews of a folder with what they change, and never one of a server', async () => {
    const { live, oxxo, go } = await stand()
    const hash = hashIn((await go('pack', oxxo, '--out', live, '--preview')).output)
    const { output, code } = await go('status', live)
    expect(code).toBe(0)
    expect(output).toMatch(new RegExp(`${hash}  .* UTC  differs from what is live: deposit.redirect of oxxo`))
    await served(live, async (url) => {
      expect((await go('status', url)).output).not.toContain(hash)
      expect(await go('status', url, '--preview', hash)).toMatchObject({
        code: 0,
        output: expect.stringContaining('1 document, all in order.'),
      })
      const other = `0${hash.slice(1)}`.replace(/^00/, '10')
      expect((await go('status', url, '--preview', other)).output).toContain('is missing')
      expect((await go('status', url, '--preview', hash.slice(1))).code).toBe(2)
    })
    writeFileSync(join(live, `index.${hash}.json`), `${read(live, `index.${hash}.json`)} `)
    expect((await go('status', live)).output).toContain('was changed after it was packed')
  })
})

describe('D-66 unpreview', () => {
  it('says in a sentence that a file can’t be removed', async () => {
    const { live, go } = await stand()
    const name = `index.${'a'.repeat(64)}.json`
    mkdirSync(join(live, name))
    const { code, output } = await go('unpreview', live, '--all')
    expect(output).toMatch(new RegExp(`^live/${name} can't be removed: .*\\. The preview can still be seen\\.$`))
    expect(code).toBe(1)
  })

  it('removes the previews that are named, by the first digits of their hash, and nothing else', async () => {
    const { live, oxxo, go } = await stand()
    const first = hashIn((await go('pack', oxxo, '--out', live, '--preview')).output)
    edit(join(oxxo, FORM), '1. Take the slip', '1. Fetch the slip')
    const second = hashIn((await go('pack', oxxo, '--out', live, '--preview')).output)
    const before = contentOf(live)
    expect((await go('unpreview', live, first.slice(0, 12))).output).toContain(`Removed index.${first}.json`)
    const { [`index.${first}.json`]: _, ...rest } = before
    expect(contentOf(live)).toEqual(rest)
    expect((await go('unpreview', live, first)).output).toContain('There is no preview')
    utimesSync(join(live, `index.${second}.json`), new Date('2026-01-02'), new Date('2026-01-02'))
    expect((await go('unpreview', live, '--before', '2026-01-02')).output).toBe('There is no such preview.')
    expect((await go('unpreview', live, '--before', '2026-01-03')).output).toContain(second)
    expect((await go('status', live)).output).not.toContain('Previews')
  })

  it.each([
    [['live'], 'Say which previews'],
    [['live', '--all', '--before', '2026-01-01'], 'Say which previews'],
    [['live', 'abc'], 'too short'],
    [['live', '--before', 'May'], 'is not a date'],
    [['https://pay.example/layouts'], 'cannot be changed from here'],
    [['gone', '--all'], 'There is no folder'],
  ])('%j is refused', async ([place = '', ...rest], words) => {
    const { folder, go } = await stand()
    const at = place.startsWith('https') ? place : join(folder, place)
    const { code, output } = await go('unpreview', at, ...rest)
    expect(code).toBe(2)
    expect(output).toContain(words)
  })
})
