import { createHash } from 'node:crypto'
import { autorun, when } from 'mobx'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CheckedLayout } from '../../../src/language/CheckedLayout.ts'
import { createLayouts } from '../../../src/layouts/createLayouts.ts'
import { createSteadyTime } from '../../../src/platform/time/steadyTime.ts'
import { emptyScreen } from '../language/documents.ts'
import { fakeClock } from '../support/fakeClock.ts'

const BUILT_IN: CheckedLayout = { id: 'built-in', screen: 'empty', body: [] }
const QUESTION = { screen: 'empty', method: 'spei', builtIn: BUILT_IN } as const
const EVERYBODY = {
  player: { identity: '', platform: 'desktop', experiments: {}, country: () => 'MX' },
  clock: fakeClock(),
  time: createSteadyTime(fakeClock()),
}
const TEXT = JSON.stringify(emptyScreen())

const named = (text: string, digits = 16) =>
  `spei-empty.${createHash('sha256').update(text).digest('hex').slice(0, digits)}.json`

/**
 * Loads the layouts in these published files, which include the index. Returns the ids of the layouts and the
 * reports. `repaired` are the texts on the server under addresses that the browser's cache does not have.
 */
async function drawn(files: Readonly<Record<string, string>>, repaired: Readonly<Record<string, string>> = {}) {
  const reports: string[] = []
  const layouts = createLayouts({
    load: async (name) =>
      files[name] ?? repaired[name.replace(/\?\d+$/, '')] ?? Promise.reject(new Error(`${name} is missing.`)),
    ready: async () => undefined,
    report: (code, message) => reports.push(`${code} ${message}`),
    ...EVERYBODY,
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

describe('S13 B20 a document must match the hash in its file name:', () => {
  it.each([16, 40, 64])('draws a document that matches a hash of %i digits', async (digits) => {
    const file = named(TEXT, digits)
    expect(await drawn({ ...index(file), [file]: TEXT })).toEqual({ ids: ['a'], reports: [] })
  })

  it.each([
    ['an additional space', `${TEXT} `],
    ['a changed text', TEXT.replace('empty.title', 'error.title')],
    ['an older version', JSON.stringify({ ...emptyScreen(), id: 'older' })],
    ['an empty file', ''],
  ])('refuses and reports %s, and draws the built-in layout', async (_, text) => {
    const file = named(TEXT)
    const { ids, reports } = await drawn({ ...index(file), [file]: text })
    expect(ids).toEqual(['built-in'])
    expect(reports).toEqual([
      expect.stringMatching(/^layout\.document layouts\/spei-empty\..* its SHA-256 starts with/),
    ])
  })

  it('draws a document that was damaged in the cache and is repaired on the server', async () => {
    const file = named(TEXT)
    expect(await drawn({ ...index(file), [file]: `${TEXT} ` }, { [file]: TEXT })).toEqual({ ids: ['a'], reports: [] })
  })

  it('refuses a document if any one digit of the hash differs', async () => {
    const file = named(TEXT, 64)
    for (const at of [0, 8, 63]) {
      const digits = file.split('.')[1]!
      const other = digits[at] === '0' ? '1' : '0'
      const forged = `spei-empty.${digits.slice(0, at)}${other}${digits.slice(at + 1)}.json`
      expect((await drawn({ ...index(forged), [forged]: TEXT })).ids).toEqual(['built-in'])
    }
  })

  it('refuses an index that contains a shorter hash', async () => {
    const file = named(TEXT, 15)
    const { ids, reports } = await drawn({ ...index(file), [file]: TEXT })
    expect(ids).toEqual(['built-in'])
    expect(reports).toEqual([expect.stringMatching(/^layouts\.index /)])
  })

  it('draws documents unverified if the page has no Web Crypto, and reports it once', async () => {
    vi.stubGlobal('crypto', {})
    const [one, other] = [named(TEXT), named(TEXT).replace('spei', 'oxxo')]
    const { ids, reports } = await drawn({ ...index(one, other), [one]: TEXT, [other]: `${TEXT} ` })
    expect(ids).toEqual(['a', 'a'])
    expect(reports).toEqual([expect.stringMatching(/^layout\.unproved /)])
  })
})

it('S13 C60 refuses a document for a newer widget, and reports the required version', async () => {
  const text = JSON.stringify({ ...emptyScreen(), minWidget: 2 })
  const file = named(text)
  const { ids, reports } = await drawn({ ...index(file), [file]: text })
  expect(ids).toEqual(['built-in'])
  expect(reports).toEqual([
    expect.stringContaining('E15 /minWidget: The document requires catalogue version 2; this widget has 1.'),
  ])
})

describe('S3 C61 K3 a document that failed to load', () => {
  /** Loads a published layout. `world.text` is the content of its file; while undefined, the file is missing. */
  async function open(published = TEXT) {
    const file = named(published)
    const asked: string[] = []
    const world: { text?: string } = {}
    const layouts = createLayouts({
      load: async (name) => {
        asked.push(name)
        if (name === 'index.json') return index(file)['index.json']
        return world.text ?? Promise.reject(new Error(`${name} is missing.`))
      },
      ready: async () => undefined,
      report: () => undefined,
      ...EVERYBODY,
    })
    await layouts.loadIndex()
    const enter = async () => {
      await when(() => layouts.get(QUESTION) !== undefined)
      return layouts.get(QUESTION)?.id
    }
    return { layouts, world, enter, times: () => asked.filter((name) => name === file).length }
  }

  it('is not requested again while the screen shows the built-in layout', async () => {
    const { enter, times, world } = await open()
    expect(await enter()).toBe('built-in')
    world.text = TEXT
    expect(await enter()).toBe('built-in')
    expect(times()).toBe(1)
  })

  it('is requested again by the next screen after each forgetMissing, until it has loaded', async () => {
    const { enter, layouts, times, world } = await open()
    expect(await enter()).toBe('built-in')
    layouts.forgetMissing()
    expect(await enter(), 'still missing').toBe('built-in')
    world.text = TEXT
    layouts.forgetMissing()
    expect(await enter()).toBe('a')
    layouts.forgetMissing()
    expect(await enter(), 'what is there is kept').toBe('a')
    expect(times()).toBe(3)
  })

  it('is requested again after forgetMissing if the response was an HTML page', async () => {
    const { enter, layouts, times, world } = await open()
    world.text = '<!doctype html>'
    expect(await enter()).toBe('built-in')
    world.text = TEXT
    layouts.forgetMissing()
    expect(await enter()).toBe('a')
    expect(times()).toBe(2)
  })

  it('is not requested again after forgetMissing if it loaded and was refused', async () => {
    const newer = JSON.stringify({ ...emptyScreen(), minWidget: 2 })
    const { enter, layouts, times, world } = await open(newer)
    world.text = newer
    expect(await enter()).toBe('built-in')
    layouts.forgetMissing()
    expect(await enter()).toBe('built-in')
    expect(times()).toBe(1)
  })

  it('is not requested again after forgetMissing if it failed while it was drawn', async () => {
    const { enter, layouts, times, world } = await open()
    world.text = TEXT
    expect(await enter()).toBe('a')
    const layout = layouts.get(QUESTION)
    expect(layouts.giveUp(layout!)).toBe(true)
    layouts.forgetMissing()
    expect(await enter()).toBe('built-in')
    expect(times()).toBe(1)
  })
})

it('S3 an index that failed to load is requested again after each forgetMissing, and screens of methods wait for it', async () => {
  const file = named(TEXT)
  const world = { isOffline: true, asked: 0 }
  const reports: string[] = []
  const layouts = createLayouts({
    load: async (name) => {
      if (name === file) return TEXT
      world.asked++
      if (world.isOffline) throw new Error('offline.')
      return index(file)['index.json']
    },
    ready: async () => undefined,
    report: (code) => reports.push(code),
    ...EVERYBODY,
  })
  await layouts.loadIndex()
  const enter = async () => {
    await when(() => layouts.get(QUESTION) !== undefined)
    return layouts.get(QUESTION)?.id
  }
  expect(await enter()).toBe('built-in')
  layouts.forgetMissing()
  expect(layouts.get(QUESTION), 'waits').toBeUndefined()
  expect(await enter(), 'still offline').toBe('built-in')
  world.isOffline = false
  layouts.forgetMissing()
  expect(await enter()).toBe('a')
  layouts.forgetMissing()
  expect(layouts.get(QUESTION)?.id, 'an index that has loaded is kept').toBe('a')
  expect(world.asked).toBe(3)
  expect(reports).toEqual(['layouts.index', 'layouts.index'])
})

it('an edited document replaces the drawn one without an interval in which the screen has no document', async () => {
  const edited = JSON.stringify({ ...emptyScreen(), id: 'edited' })
  const world: { files: Readonly<Record<string, string>> } = { files: { ...index(named(TEXT)), [named(TEXT)]: TEXT } }
  const layouts = createLayouts({
    load: async (name) => world.files[name] ?? Promise.reject(new Error(`${name} is missing.`)),
    ready: async () => undefined,
    report: () => undefined,
    ...EVERYBODY,
  })
  await layouts.loadIndex()
  const seen: (string | undefined)[] = []
  const stop = autorun(() => seen.push(layouts.get(QUESTION)?.id))
  await when(() => layouts.get(QUESTION) !== undefined)
  world.files = { ...index(named(edited)), [named(edited)]: edited }
  await layouts.loadIndex()
  stop()
  expect(seen.slice(seen.indexOf('a'))).toEqual(['a', 'edited'])
})
