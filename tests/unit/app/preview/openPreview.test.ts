import { createHash } from 'node:crypto'
import { autorun, when } from 'mobx'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPreview } from '../../../../src/app/preview/openPreview.ts'
import type { CheckedLayout } from '../../../../src/language/CheckedLayout.ts'
import { createLayouts } from '../../../../src/layouts/createLayouts.ts'
import { createSteadyTime } from '../../../../src/platform/time/steadyTime.ts'
import { emptyScreen } from '../../language/documents.ts'
import { fakeClock } from '../../support/fakeClock.ts'

const BUILT_IN: CheckedLayout = { id: 'built-in', screen: 'empty', body: [] }
const QUESTION = { screen: 'empty', method: 'spei', builtIn: BUILT_IN } as const
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** A document with this id and the index that names it, as files. */
function set(id: string, name: (index: string) => string): Record<string, string> {
  const text = JSON.stringify({ ...emptyScreen(), id })
  const file = `spei-empty.${sha256(text).slice(0, 16)}.json`
  const index = JSON.stringify({ version: 1, layouts: [{ method: 'spei', screen: 'empty', file }] })
  return { [file]: text, [name(index)]: index }
}

const LIVE = set('live', () => 'index.json')
const PREVIEW = set('preview', (index) => `index.${sha256(index)}.json`)
const [NAME = ''] = Object.keys(PREVIEW).filter((name) => name.startsWith('index.'))
const [, HASH = ''] = NAME.split('.')

/** Opens the preview with these files on the server. */
async function opened(hash: unknown, files: Readonly<Record<string, string>>) {
  const asked: string[] = []
  const told: string[] = []
  const badges: string[] = []
  const load = async (name: string) => {
    asked.push(name)
    return files[name] ?? Promise.reject(new Error(`${name} answered 404.`))
  }
  const report = (code: string, message: string) => void told.push(`${code} ${message}`)
  const layouts = createLayouts({
    load,
    ready: async () => undefined,
    report,
    player: { identity: '', platform: 'desktop', experiments: {}, country: () => 'MX' },
    clock: fakeClock(),
    time: createSteadyTime(fakeClock()),
  })
  const problems: string[] = []
  await openPreview({
    hash,
    load,
    layouts,
    showBadge: (key) => void badges.push(key),
    report,
    notifyHost: (code) => void problems.push(code),
  })
  const stop = autorun(() => layouts.get(QUESTION))
  await when(() => layouts.get(QUESTION) !== undefined)
  stop()
  return { drawn: layouts.get(QUESTION)?.id, asked, told, badges, problems }
}

afterEach(() => vi.unstubAllGlobals())

describe('D-66 a preview', () => {
  it('is drawn instead of the live layouts, which are not even fetched; all pages are marked, and the report names it', async () => {
    const { drawn, asked, told, badges, problems } = await opened(HASH, { ...LIVE, ...PREVIEW })
    expect(drawn).toBe('preview')
    expect(asked).not.toContain('index.json')
    expect(badges).toEqual(['preview.badge'])
    expect(problems).toEqual([])
    expect(told).toEqual([expect.stringMatching(new RegExp(`^preview\\.shown .*${HASH}`))])
  })

  it('needs nothing that is live', async () => {
    expect((await opened(HASH, PREVIEW)).drawn).toBe('preview')
  })

  const changed = { ...LIVE, ...PREVIEW, [NAME]: `${PREVIEW[NAME]} ` }
  const noIndex = '{"version": 1}'
  it.each<[string, unknown, Readonly<Record<string, string>>, RegExp]>([
    ['is not there', HASH, LIVE, /answered 404/],
    ['was changed by one blank', HASH, changed, /the SHA-256 of layouts\/index\..* is [0-9a-f]{64}/],
    [
      'is no index',
      sha256(noIndex),
      { ...LIVE, [`index.${sha256(noIndex)}.json`]: noIndex },
      /does not fit its schema at /,
    ],
    ['has 63 digits', HASH.slice(1), { ...LIVE, ...PREVIEW }, /not 64 hex digits/],
    ['has 65 digits', `${HASH}0`, { ...LIVE, ...PREVIEW }, /not 64 hex digits/],
    ['has a line break', `${HASH}\n`, { ...LIVE, ...PREVIEW }, /not 64 hex digits/],
    ['has capitals', HASH.toUpperCase(), { ...LIVE, ...PREVIEW }, /not 64 hex digits/],
    ['names another path', `${'0'.repeat(60)}/../`, { ...LIVE, ...PREVIEW }, /not 64 hex digits/],
    ['is a number', 5, { ...LIVE, ...PREVIEW }, /not 64 hex digits/],
  ])(
    'that %s: the live layouts are drawn, the badge says so, host and operator hear of it',
    async (_, hash, files, why) => {
      const { drawn, told, badges, problems } = await opened(hash, files)
      expect(drawn).toBe('live')
      expect(badges).toEqual(['preview.missing'])
      expect(problems).toEqual(['preview.missing'])
      expect(told).toEqual([expect.stringMatching(why)])
    },
  )

  it('without crypto.subtle nothing proves it: the live layouts are drawn', async () => {
    vi.stubGlobal('crypto', {})
    const { drawn, problems } = await opened(HASH, { ...LIVE, ...PREVIEW })
    expect(drawn).toBe('live')
    expect(problems).toEqual(['preview.missing'])
  })
})
