import { createHash } from 'node:crypto'
import { autorun, when } from 'mobx'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLayouts } from '../../../src/flows/layouts.ts'
import type { CheckedLayout } from '../../../src/layout/CheckedLayout.ts'
import { emptyScreen } from '../layout/documents.ts'

const BUILT_IN: CheckedLayout = { id: 'built-in', screen: 'empty', body: [] }
const QUESTION = { screen: 'empty', method: 'spei' } as const
const TEXT = JSON.stringify(emptyScreen())

const named = (text: string, digits = 16) =>
  `spei-empty.${createHash('sha256').update(text).digest('hex').slice(0, digits)}.json`

/** Layouts over these files, the index among them; what is drawn once nothing is on its way, and what was reported. */
async function drawn(files: Readonly<Record<string, string>>) {
  const reports: string[] = []
  const layouts = createLayouts({
    load: async (name) => files[name] ?? Promise.reject(new Error(`${name} is missing.`)),
    ready: async () => undefined,
    builtIn: () => BUILT_IN,
    report: (code, message) => reports.push(`${code} ${message}`),
  })
  await layouts.loadIndex()
  const ids: (string | undefined)[] = []
  for (const method of Object.keys(files).length > 2 ? ['spei', 'oxxo'] : ['spei']) {
    const stop = autorun(() => layouts.get({ ...QUESTION, method }))
    await when(() => layouts.get({ ...QUESTION, method }) !== undefined)
    ids.push(layouts.get({ ...QUESTION, method })?.id)
    stop()
  }
  return { ids, reports }
}

const index = (...files: readonly string[]) => ({
  'index.json': JSON.stringify({
    version: 1,
    layouts: files.map((file, at) => ({ method: ['spei', 'oxxo'][at], screen: 'empty', file })),
  }),
})

afterEach(() => vi.unstubAllGlobals())

describe('S13 B20 a document is held to the hash in its name:', () => {
  it.each([16, 40, 64])('what fits its %i digits is drawn', async (digits) => {
    const file = named(TEXT, digits)
    expect(await drawn({ ...index(file), [file]: TEXT })).toEqual({ ids: ['a'], reports: [] })
  })

  it.each([
    ['a blank more', `${TEXT} `],
    ['another word', TEXT.replace('empty.title', 'error.title')],
    ['an older version', JSON.stringify({ ...emptyScreen(), id: 'older' })],
    ['nothing', ''],
  ])('%s is refused and reported, and the built-in one is drawn', async (_, text) => {
    const file = named(TEXT)
    const { ids, reports } = await drawn({ ...index(file), [file]: text })
    expect(ids).toEqual(['built-in'])
    expect(reports).toEqual([expect.stringMatching(/^layout\.document layouts\/spei-empty\..* its SHA-256 begins/)])
  })

  it('one digit of another text is enough, wherever it stands', async () => {
    const file = named(TEXT, 64)
    for (const at of [0, 8, 63]) {
      const digits = file.split('.')[1]!
      const other = digits[at] === '0' ? '1' : '0'
      const forged = `spei-empty.${digits.slice(0, at)}${other}${digits.slice(at + 1)}.json`
      expect((await drawn({ ...index(forged), [forged]: TEXT })).ids).toEqual(['built-in'])
    }
  })

  it('an index with a shorter hash is none', async () => {
    const file = named(TEXT, 15)
    const { ids, reports } = await drawn({ ...index(file), [file]: TEXT })
    expect(ids).toEqual(['built-in'])
    expect(reports).toEqual([expect.stringMatching(/^layouts\.index /)])
  })

  it('where the page has no hashes the document is drawn, and that is said once', async () => {
    vi.stubGlobal('crypto', {})
    const [one, other] = [named(TEXT), named(TEXT).replace('spei', 'oxxo')]
    const { ids, reports } = await drawn({ ...index(one, other), [one]: TEXT, [other]: `${TEXT} ` })
    expect(ids).toEqual(['a', 'a'])
    expect(reports).toEqual([expect.stringMatching(/^layout\.unproved /)])
  })
})

it('S13 C60 a document for a newer widget is refused, and the report says so', async () => {
  const text = JSON.stringify({ ...emptyScreen(), minWidget: 2 })
  const file = named(text)
  const { ids, reports } = await drawn({ ...index(file), [file]: text })
  expect(ids).toEqual(['built-in'])
  expect(reports).toEqual([
    expect.stringContaining('E15 /minWidget: The document needs a widget of 2; this one is of 1.'),
  ])
})
