import { observable, runInAction, when } from 'mobx'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CheckedLayout } from '../../../src/language/CheckedLayout.ts'
import { createLayouts } from '../../../src/layouts/createLayouts.ts'
import { createScreens } from '../../../src/layouts/createScreens.ts'
import { isSelected, isTimely, type Rollout, type RolloutPlayer } from '../../../src/layouts/rollout.ts'
import { hashedName } from '../../../src/ops/publish/fileName.ts'
import { createSteadyTime } from '../../../src/platform/time/steadyTime.ts'
import { emptyScreen } from '../language/documents.ts'
import { fakeClock } from '../support/fakeClock.ts'

const NOW = Date.parse('2026-12-01T12:00Z')
const rollout = (over: Partial<Rollout> = {}): Rollout => ({ screen: 'empty', method: 'spei', file: 'a', ...over })
const player = (over: Partial<RolloutPlayer> = {}): RolloutPlayer => ({
  identity: 'player-1',
  platform: 'ios',
  experiments: { form: 'b' },
  country: () => 'MX',
  ...over,
})
const MANY = Array.from({ length: 10_000 }, (_, number) => player({ identity: `player-${number}` }))
const drawn = (over: Partial<Rollout>) => MANY.filter((one) => isSelected(rollout(over), one))

it.each<[string, Partial<Rollout>, Partial<RolloutPlayer>, boolean]>([
  ['no condition', {}, {}, true],
  ['all players', { percent: 100 }, {}, true],
  ['no player', { percent: 0 }, {}, false],
  ['all players, but this one has no id', { percent: 100 }, { identity: '' }, false],
  ['no percentage, and a player without an id', { platforms: ['ios'] }, { identity: '' }, true],
  ['another platform', { platforms: ['android', 'desktop'] }, {}, false],
  ['a time that has begun', { from: '2026-12-01T12:00Z' }, {}, true],
  ['a time that has not begun', { from: '2026-12-01T12:01Z' }, {}, false],
  ['a time that has ended', { until: '2026-12-01T12:00Z' }, {}, false],
  ['a time that has not ended', { until: '2026-12-01T12:00:01Z' }, {}, true],
  ['the group of the experiment', { experiment: 'form', group: 'b' }, {}, true],
  ['another group', { experiment: 'form', group: 'a' }, {}, false],
  ['an experiment without this player', { experiment: 'colour', group: 'b' }, {}, false],
  ['one condition of two', { platforms: ['ios'], experiment: 'form', group: 'a' }, {}, false],
])('draws for %s', (_, over, who, expected) => {
  expect(isSelected(rollout(over), player(who)) && isTimely(rollout(over), NOW)).toBe(expected)
})

describe('a percentage', () => {
  it.each([1, 10, 50, 99])('of %i draws about that many players', (percent) => {
    expect(drawn({ percent }).length / 100).toBeGreaterThan(percent - 1.5)
    expect(drawn({ percent }).length / 100).toBeLessThan(percent + 1.5)
  })

  it('draws the same players again, for another document too', () => {
    expect(drawn({ percent: 10, file: 'b' })).toEqual(drawn({ percent: 10 }))
  })

  it('draws the same players for all screens of a method', () => {
    expect(drawn({ percent: 10, screen: 'completion' })).toEqual(drawn({ percent: 10 }))
  })

  it('that grows keeps its players', () => {
    const more = new Set(drawn({ percent: 20 }))
    expect(drawn({ percent: 10 }).every((one) => more.has(one))).toBe(true)
  })

  it.each<[string, Partial<Rollout>]>([
    ['with another salt', { salt: 'again' }],
    ['of another method', { method: 'oxxo' }],
  ])('%s draws independently', (_, over) => {
    const first = new Set(drawn({ percent: 50 }))
    const both = drawn({ percent: 50, ...over }).filter((one) => first.has(one))
    expect(both.length).toBeGreaterThan(2_200)
    expect(both.length).toBeLessThan(2_800)
  })
})

const BUILT_IN: CheckedLayout = { id: 'built-in', screen: 'empty', body: [] }
const textOf = (id: string) => JSON.stringify({ ...emptyScreen(), id })
const fileOf = (id: string) => hashedName('spei-empty', textOf(id))

interface World {
  /** Changes the file of the rollouts after it was published. */
  readonly damage?: (text: string) => string
  /** The server has the right file again; the browser's cache does not. */
  readonly isRepaired?: boolean
  /** The file of the rollouts never arrives; a damaged one does, but not when it is requested again. */
  readonly isSilent?: boolean
  /** The text of the rollout's document. */
  readonly document?: string
  /** Rollouts besides the one of `spei`, of the same document. */
  readonly more?: readonly Partial<Rollout>[]
}

/** Draws the screen with a document for everybody and one in a rollout. */
async function open(
  over: Partial<Rollout>,
  who: Partial<RolloutPlayer> = {},
  { damage = (text) => text, isRepaired = false, isSilent = false, document = textOf('new'), more = [] }: World = {},
) {
  const list = JSON.stringify({
    version: 1,
    rollouts: [over, ...more].map((one) => rollout({ ...one, file: fileOf('new') })),
  })
  const rollouts = hashedName('rollouts', list)
  const rows = [
    { method: 'spei', screen: 'empty', file: fileOf('old') },
    { screen: 'rollouts', file: rollouts },
  ]
  const files: Record<string, string> = {
    'index.json': JSON.stringify({ version: 1, layouts: rows }),
    [rollouts]: damage(list),
    [fileOf('old')]: textOf('old'),
    [fileOf('new')]: document,
  }
  const reports: string[] = []
  const events: string[] = []
  const report = (code: string, message: string) => reports.push(`${code} ${message}`)
  const clock = fakeClock(NOW)
  // A device whose clock is a day fast, before the first response.
  const time = createSteadyTime({ ...clock, now: () => clock.now() + 86_400_000 })
  const layouts = createLayouts({
    load: async (name) => {
      if (isRepaired && name.startsWith(`${rollouts}?`)) return list
      const isAwaited = name === rollouts ? damage(list) === list : name.startsWith(rollouts)
      if (isSilent && isAwaited) return new Promise<never>(() => undefined)
      return files[name] ?? Promise.reject(new Error(`${name} is missing.`))
    },
    ready: async () => undefined,
    player: player(who),
    clock,
    time,
    report,
  })
  const screens = createScreens({
    layouts,
    onDrawn: ({ screen, method, file }) => events.push(`${screen} ${method} ${file}`),
  })
  const loaded = layouts.loadIndex()
  if (isSilent) {
    await clock.armed(3_000)
    await clock.advance(3_000)
  }
  await loaded
  const draw = async (method = 'spei') => {
    const page = { screen: 'empty', builtIn: BUILT_IN, method: () => ({ name: method }), forms: undefined } as const
    screens.enter({ ...page, route: method })
    await when(() => screens.current()?.route === method)
    return screens.current()?.layout.id
  }
  return { draw, reports, events, time, clock, pending: () => clock.pending() }
}

it('a document of a rollout wins over the one for everybody, where it applies, and the event names its file', async () => {
  const { draw, events, reports } = await open({ platforms: ['ios'] })
  expect(await draw()).toBe('new')
  expect(await draw('oxxo')).toBe('built-in')
  expect(await draw()).toBe('new')
  expect(events).toEqual([`empty spei ${fileOf('new')}`])
  expect(reports).toEqual([])
})

it('where it does not apply, the one for everybody is drawn, and the event names that', async () => {
  const { draw, events } = await open({ platforms: ['android'] })
  expect(await draw()).toBe('old')
  expect(events).toEqual([`empty spei ${fileOf('old')}`])
})

it('follows the country in which the player pays', async () => {
  const country = observable.box('MX')
  const { draw } = await open({ countries: ['CO', 'MX'] }, { country: () => country.get() })
  expect(await draw()).toBe('new')
  runInAction(() => country.set('PE'))
  expect(await draw()).toBe('old')
})

it.each<[string, (text: string) => string]>([
  ['was changed after it was published', (text) => `${text} `],
  ['is a page of HTML', () => '<!doctype html>'],
])('a list of rollouts that %s is reported, and everybody gets the same', async (_, damage) => {
  const { draw, reports } = await open({ platforms: ['ios'] }, {}, { damage })
  expect(await draw()).toBe('old')
  expect(reports).toEqual([
    expect.stringMatching(/^layouts\.rollouts .*this player gets the layouts without rollouts: /),
  ])
})

const EMPTY = JSON.stringify({ version: 1, rollouts: [] })

it('B20 a list of rollouts that is damaged in the cache is used if it is right on the server', async () => {
  const { draw, reports } = await open({ platforms: ['ios'] }, {}, { damage: () => EMPTY, isRepaired: true })
  expect(await draw()).toBe('new')
  expect(reports).toEqual([])
})

it('rollouts that do not arrive are ignored after three seconds, because every form waits for them', async () => {
  const { draw, reports, pending } = await open({ platforms: ['ios'] }, {}, { isSilent: true })
  expect(await draw()).toBe('old')
  expect(reports).toEqual([expect.stringMatching(/^layouts\.rollouts .*did not arrive within 3000 ms/)])
  expect(pending()).toBe(0)
})

it('a damaged list of rollouts that is requested again delays the forms by three seconds at most', async () => {
  const { draw, reports } = await open({ platforms: ['ios'] }, {}, { damage: (text) => `${text} `, isSilent: true })
  expect(await draw()).toBe('old')
  expect(reports).toEqual([expect.stringMatching(/^layouts\.rollouts .*did not arrive within 3000 ms/)])
})

it('in place of a broken document of a rollout, the one for everybody is drawn', async () => {
  const { draw, events, reports } = await open({ platforms: ['ios'] }, {}, { document: '{}' })
  expect(await draw()).toBe('old')
  expect(events).toEqual([`empty spei ${fileOf('old')}`])
  expect(reports).toEqual([expect.stringMatching(/^layout\.document /)])
})

it('a condition that this version does not know ends the rollouts, not the layouts', async () => {
  const { draw, reports } = await open({ weather: 'rain' } as Partial<Rollout>)
  expect(await draw()).toBe('old')
  expect(reports).toEqual([expect.stringContaining('it is not a list of rollouts that this version')])
})

afterEach(() => vi.unstubAllGlobals())

it('without a way to check hashes, the rollouts are used and that is reported', async () => {
  vi.stubGlobal('crypto', {})
  const { draw, reports } = await open({ platforms: ['ios'] })
  expect(await draw()).toBe('new')
  expect(reports).toContainEqual(
    expect.stringMatching(/^layout\.unproved layouts\/rollouts\..*without checking its hash/),
  )
})

it('a time is that of the server, which the list’s response tells after the index was read', async () => {
  const { draw, time, clock } = await open({ until: '2026-12-02T00:00Z' })
  time.sync(new Date(NOW).toUTCString(), clock.monotonic())
  expect(await draw()).toBe('new')
})

it('before the server has told its time, that of the device counts', async () => {
  const { draw } = await open({ until: '2026-12-02T00:00Z' })
  expect(await draw()).toBe('old')
})

it('a time that passes while the widget is open changes nothing', async () => {
  const { draw, time, clock } = await open({ until: '2026-12-02T00:00Z' })
  time.sync(new Date(NOW).toUTCString(), clock.monotonic())
  expect(await draw()).toBe('new')
  clock.set(2 * 86_400_000)
  expect(await draw('oxxo')).toBe('built-in')
  expect(await draw()).toBe('new')
})

it('a page before the first response does not decide by the device’s clock for the pages after it', async () => {
  const timed = { until: '2026-12-02T00:00Z' }
  const { draw, time, clock } = await open(timed, {}, { more: [{ ...timed, method: 'oxxo' }] })
  expect(await draw('oxxo')).toBe('built-in')
  time.sync(new Date(NOW).toUTCString(), clock.monotonic())
  expect(await draw()).toBe('new')
  clock.set(2 * 86_400_000)
  expect(await draw('oxxo')).toBe('new')
})
